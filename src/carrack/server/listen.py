"""A socket to listen at, and a server on it that ends in order."""

import asyncio
import signal
import socket
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager

import uvicorn
from litestar import Litestar

from carrack.server.client import Proxies
from carrack.server.config import Config
from carrack.server.connections import Connections
from carrack.server.frames import Protocol
from carrack.server.http_protocol import ServerConfig
from carrack.server.tuning import collect_for_ever, tune_collector

LARGEST = 256 * 1024  # bytes of a socket's message, beyond which it ends; those that are less too large are refused
UNHEARD = 60_000  # milliseconds that a connection may take nothing of what it is sent
WAITING = 1024  # connections that the system holds until they are taken


class CannotListen(Exception):
    """There is something else at the address, or no such address."""

    def __init__(self, host: str, port: int, error: OSError) -> None:
        super().__init__(host, port)
        self.host = host
        self.port = port
        self.reason = error.strerror or str(error)


def listen(host: str, port: int) -> socket.socket:
    """A socket that is bound; port 0 takes a free one."""
    try:
        (family, kind, proto, _, address), *_ = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        bound = socket.socket(family, kind, proto)
        try:
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if sys.platform == "linux":  # who is connected has the same: nothing waits for ever to be sent to the deaf
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
    """A server for the application. It tells sockets 1012 when it stops, and waits for calls under way."""
    return uvicorn.Server(
        ServerConfig(
            app,
            Connections(config.connections, config.connections_per_client, Proxies(config.proxies)),
            app.state.meters,
            lifespan="on",
            ws=Protocol,
            ws_max_size=LARGEST,
            ws_per_message_deflate=False,
            proxy_headers=False,  # the front reads them itself
            server_header=False,
            access_log=False,  # it would tell paths
            log_config=None,
            timeout_graceful_shutdown=config.stop_seconds,
        )
    )


@contextmanager
def quiet_signals() -> Iterator[None]:
    """A stop that was asked for is no failure: uvicorn raises the signals it got once more when it is done."""
    wanted = (signal.SIGINT, signal.SIGTERM)
    before = [signal.signal(each, lambda *_: None) for each in wanted]
    try:
        yield
    finally:
        for each, handler in zip(wanted, before, strict=True):
            signal.signal(each, handler)


@asynccontextmanager
async def running(server: uvicorn.Server, at: socket.socket) -> AsyncIterator["asyncio.Task[None]"]:
    """Run a server beside what is done inside; leaving stops it."""
    task = asyncio.ensure_future(server.serve([at]))
    try:
        while not server.started and not task.done():  # noqa: ASYNC110 - uvicorn has no event for it
            await asyncio.sleep(0.01)
        yield task
    finally:
        server.should_exit = True
        await task


def run_server(server: uvicorn.Server, at: socket.socket, started: Callable[[], None] | None = None) -> None:
    """Run a server until somebody stops it."""

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
