"""Run a server for the benchmark: database, port, and seconds until idle tables are unloaded."""

import sys

from carrack.server.config import Config
from carrack.server.run import serve

if __name__ == "__main__":
    database, port, idle = sys.argv[1:]
    # One guest creates all tables, so there is no limit per guest.
    serve(Config(database, port=int(port), idle_seconds=float(idle), log_level="warning", tables_per_guest=0))
