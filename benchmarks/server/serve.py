"""Serves tables from a database at a port, as `carrack serve` does; idle tables leave memory as early as it is told."""

import sys

from carrack.server.config import Config
from carrack.server.run import serve

if __name__ == "__main__":
    database, port, idle = sys.argv[1:]
    # One guest makes all tables.
    serve(Config(database, port=int(port), idle_seconds=float(idle), log_level="warning", tables_per_guest=0))
