"""The terminal as a place to play at: screen, people, prompt, talk, notation, boards."""
