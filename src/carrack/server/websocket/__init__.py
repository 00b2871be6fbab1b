"""WebSockets: the protocol and the live connection to a table."""
