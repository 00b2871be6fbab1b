"""Run a server as a process: open the socket, start uvicorn, tune the garbage collector, stop in order."""

import asyncio
import dataclasses
import gc
import signal
import socket
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager

import uvicorn
from litestar import Litestar
from prometheus_client import start_http_server

from carrack import __version__
from carrack.server.config import Config
from carrack.server.http.app import make_app
from carrack.server.http.asgi import TrustedProxies
from carrack.server.http.protocol import ConnectionCounter, ServerConfig, WebSocketProtocol
from carrack.server.observability import Metrics, log, logging_to_stderr
from carrack.server.storage.database import prepare

# Bytes of a WebSocket message beyond which the connection is closed; smaller ones over the message limit are refused.
LARGEST_FRAME = 256 * 1024
UNHEARD = 60_000  # milliseconds without an acknowledgement, after which a connection is dropped
WAITING = 1024  # connections that wait to be accepted


class CannotListen(Exception):
    """The address is in use, or does not exist."""

    def __init__(self, host: str, port: int, error: OSError) -> None:
        super().__init__(host, port)
        self.host = host
        self.port = port
        self.reason = error.strerror or str(error)


def listen(host: str, port: int) -> socket.socket:
    """Return a listening socket; port 0 takes a free one. Raises CannotListen."""
    try:
        (family, kind, proto, _, address), *_ = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        bound = socket.socket(family, kind, proto)
        try:
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if sys.platform == "linux":  # inherited by connections: drop peers that stop reading
                bound.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNHEARD)
            bound.bind(address)
            bound.listen(WAITING)
        except OSError:
            bound.close()
            raise
    except OSError as error:
        raise CannotListen(host, port, error) from error
    return bound


def make_server(app: Litestar, config: Config) -> uvicorn.Server:
    """Return a uvicorn server. When it stops, it closes WebSockets with 1012 and waits for running requests."""
    return uvicorn.Server(
        ServerConfig(
            app,
            ConnectionCounter(config.connections, config.connections_per_client, TrustedProxies(config.proxies)),
            app.state.metrics,
            lifespan="on",
            ws=WebSocketProtocol,
            ws_max_size=LARGEST_FRAME,
            ws_per_message_deflate=False,
            proxy_headers=False,  # the middleware reads them
            server_header=False,
            access_log=False,  # it would log paths, which hold ids
            log_config=None,
            timeout_graceful_shutdown=config.stop_seconds,
        )
    )


@contextmanager
def quiet_signals() -> Iterator[None]:
    """Ignore the signals that uvicorn re-raises when it has stopped: a requested stop is no failure."""
    wanted = (signal.SIGINT, signal.SIGTERM)
    before = [signal.signal(each, lambda *_: None) for each in wanted]
    try:
        yield
    finally:
        for each, handler in zip(wanted, before, strict=True):
            signal.signal(each, handler)


@asynccontextmanager
async def running(server: uvicorn.Server, at: socket.socket) -> AsyncIterator["asyncio.Task[None]"]:
    """Run a server during this block and stop it at the end."""
    task = asyncio.ensure_future(server.serve([at]))
    try:
        while not server.started and not task.done():  # noqa: ASYNC110 - uvicorn has no event for it
            await asyncio.sleep(0.01)
        yield task
    finally:
        server.should_exit = True
        await task


def run_server(server: uvicorn.Server, at: socket.socket, started: Callable[[], None] | None = None) -> None:
    """Run a server until it is stopped."""

    async def work() -> None:
        collector = asyncio.ensure_future(collect_for_ever())
        async with running(server, at) as task:
            if started is not None and server.started:
                started()
            await task
        collector.cancel()

    tune_collector()
    with quiet_signals(), asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
        runner.run(work())


def serve(config: Config) -> None:
    """Run a server until it is stopped by a signal."""
    with logging_to_stderr(config.log_format, config.log_level):
        config = dataclasses.replace(config, connections=connections_within_limit(config.connections))
        asyncio.run(prepare(config.database, config.start_seconds))
        _run(config)


def _run(config: Config) -> None:
    app = make_app(config)
    with listen(config.host, config.port) as at, _metrics(config, app.state.metrics):
        host, port, *_ = at.getsockname()
        where = {"host": host, "port": port, "base_path": config.base_path, "version": __version__}
        run_server(make_server(app, config), at, lambda: log.info("ready", extra=where))
        log.info("stopped")


@contextmanager
def _metrics(config: Config, metrics: Metrics) -> Iterator[None]:
    """Serve metrics at a port of their own, so that no proxy publishes them by mistake."""
    if not config.metrics_port:
        yield
        return
    try:
        server, thread = start_http_server(config.metrics_port, config.metrics_host, metrics.collectors)
    except OSError as error:
        raise CannotListen(config.metrics_host, config.metrics_port, error) from error
    try:
        yield
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


SPARE = 100  # file descriptors for the database, the log, bots and the rest


def connections_within_limit(wanted: int) -> int:
    """Raise the limit on open files as far as needed and allowed; return how many connections fit below it.

    `wanted` 0 stands for as many as possible.
    """
    if sys.platform == "win32":
        return wanted
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    unlimited = resource.RLIM_INFINITY
    if soft == unlimited:
        return wanted
    needed = wanted + SPARE if wanted or hard == unlimited else hard
    if needed > soft:
        soft = needed if hard == unlimited else min(needed, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    most = max(soft - SPARE, 1)
    if wanted > most:
        log.warning("the system allows fewer connections than the settings", extra={"connections": most})
    return min(wanted, most) if wanted else most


YOUNG = 5_000  # new objects per young collection; with more, moves wait noticeably
NEVER = 1_000_000_000
EVERY = 150.0  # seconds between two collections of older objects
WHOLE = 24  # every so many of these, a full collection


def tune_collector() -> None:
    """Collect young objects only, and freeze the objects that exist at the start.

    Tables live long and hold many small objects. Python's default thresholds would scan them again and again in the
    busiest seconds, and every move would wait for that.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, NEVER, NEVER)


async def collect_for_ever() -> None:
    """Collect older objects by the clock. There is little to find: unloaded tables break their own cycles."""
    while True:
        for _ in range(WHOLE - 1):
            await asyncio.sleep(EVERY)
            gc.collect(1)
        await asyncio.sleep(EVERY)
        gc.collect()
