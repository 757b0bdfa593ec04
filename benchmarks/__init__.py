"""How fast the engines are: `make bench`, or `python -m benchmarks --help`."""
