"""Bots for Exploding Kittens: an expert that follows rules of thumb, and a search on top of it."""
