"""Serves tables from a database at a port, as it is meant to be run."""

import sys

import uvicorn

from carrack.server import Config, make_app
from carrack.server.tuning import tune_collector

if __name__ == "__main__":
    database, port, idle = sys.argv[1:]
    app = make_app(Config(database, idle_seconds=float(idle)))
    tune_collector()
    uvicorn.run(
        app,
        port=int(port),
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        access_log=False,
        log_level="warning",
        backlog=4096,
    )
