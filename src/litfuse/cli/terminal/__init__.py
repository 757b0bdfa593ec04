"""Playing in the terminal: screen, people, prompt, talk, notation, boards."""
