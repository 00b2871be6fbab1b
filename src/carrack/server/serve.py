"""Running a server: everything is tried before the first caller comes, and what fails is told in a line."""

import asyncio
import dataclasses
from collections.abc import Iterator
from contextlib import contextmanager

from prometheus_client import start_http_server

from carrack import __version__
from carrack.server.app import make_app
from carrack.server.config import Config
from carrack.server.file_limit import connections_within_limit
from carrack.server.listen import CannotListen, listen, make_server, run_server
from carrack.server.log_lines import logging_to_stderr
from carrack.server.logs import log
from carrack.server.meters import Meters
from carrack.server.prepare import prepare


def serve(config: Config) -> None:
    """Run a server until it is told to stop."""
    with logging_to_stderr(config.log_format, config.log_level):
        config = dataclasses.replace(config, connections=connections_within_limit(config.connections))
        asyncio.run(prepare(config.database, config.start_seconds))
        _run(config)


def _run(config: Config) -> None:
    app = make_app(config)
    with listen(config.host, config.port) as at, _metrics(config, app.state.meters):
        host, port, *_ = at.getsockname()
        where = {"host": host, "port": port, "base_path": config.base_path, "version": __version__}
        run_server(make_server(app, config), at, lambda: log.info("ready", extra=where))
        log.info("stopped")


@contextmanager
def _metrics(config: Config, meters: Meters) -> Iterator[None]:
    """Metrics at a port of their own, so that no proxy can show them to the world by mistake."""
    if not config.metrics_port:
        yield
        return
    try:
        server, thread = start_http_server(config.metrics_port, config.metrics_host, meters.registry)
    except OSError as error:
        raise CannotListen(config.metrics_host, config.metrics_port, error) from error
    try:
        yield
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
