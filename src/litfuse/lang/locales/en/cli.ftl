### What the terminal says.
