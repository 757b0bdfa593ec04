"""WebSockets, from accept to close."""
