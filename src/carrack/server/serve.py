"""Running a server: everything is tried before the first caller comes, and what fails is told in a line."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager

from alembic.util import CommandError
from prometheus_client import start_http_server
from sqlalchemy.exc import SQLAlchemyError

from carrack import __version__
from carrack.server.app import make_app
from carrack.server.config import Config
from carrack.server.database import migrate, open_database
from carrack.server.listen import CannotListen, listen, make_server, run_server
from carrack.server.logs import log, set_up_logs
from carrack.server.meters import Meters

PATIENCE = 20.0  # seconds for the database to answer and be brought up to date


class NoDatabase(Exception):
    """The database cannot be used."""


def serve(config: Config) -> None:
    """Run a server until it is told to stop."""
    asyncio.run(_prepare(config))
    app = make_app(config)
    with listen(config.host, config.port) as at, _metrics(config, app.state.meters):
        set_up_logs(config.log_format, config.log_level)
        host, port, *_ = at.getsockname()
        where = {"host": host, "port": port, "base_path": config.base_path, "version": __version__}
        run_server(make_server(app, config), at, lambda: log.info("ready", extra=where))
        log.info("stopped")


async def _prepare(config: Config) -> None:
    engine = open_database(config.database)
    try:
        if engine.dialect.name == "sqlite":
            _try_file(engine.url.database or "")
        await asyncio.wait_for(migrate(engine), PATIENCE)
    except (SQLAlchemyError, sqlite3.Error, CommandError, OSError, TimeoutError) as error:
        cause = getattr(error, "orig", None) or error  # what the driver says; SQLAlchemy adds statements and links
        raise NoDatabase(str(cause).partition("\n")[0].strip() or type(cause).__name__) from error
    finally:
        await engine.dispose()


def _try_file(file: str) -> None:
    """Raise unless the file can be written; the asynchronous driver leaves a thread behind that complains at length."""
    with closing(sqlite3.connect(file, timeout=PATIENCE)) as connection:
        connection.execute("BEGIN IMMEDIATE")


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
