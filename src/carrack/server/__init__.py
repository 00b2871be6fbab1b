"""Tables across a network: HTTP and WebSocket over `carrack.table`, kept in SQLite or PostgreSQL."""

from carrack.server.config import Config
from carrack.server.http.app import make_app

__all__ = ["Config", "make_app"]
