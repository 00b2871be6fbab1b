"""The types of the wire: `requests` are what clients send, `answers` what the server sends."""
