"""Tables across a network: HTTP and WebSocket over `carrack.table`, kept in SQLite or PostgreSQL."""

from carrack.server.app import make_app
from carrack.server.config import Config

__all__ = ["Config", "make_app"]
