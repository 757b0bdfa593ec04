"""HTTP: routes, files, and the guard around them."""
