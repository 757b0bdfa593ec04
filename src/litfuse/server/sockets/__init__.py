"""WebSockets: from accept to the last word."""
