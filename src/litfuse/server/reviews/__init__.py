"""Reviews of finished matches: computed in separate processes, streamed, and kept with the match."""
