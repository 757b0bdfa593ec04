"""The coach: what each decision of a finished match was worth, given what that seat knew.

`review` goes through a match and yields a `Reviewed` for each decision; `summary` adds them up. Everything follows from
the record. Work is counted, not timed.
"""
