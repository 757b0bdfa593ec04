"""Reviews of matches that are over: computed in processes of their own, streamed, and kept with the match."""
