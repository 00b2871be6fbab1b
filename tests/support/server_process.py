"""A server in a process of its own, which can be killed."""

import asyncio
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx

from support.postgres import free_port
from support.site import Site

SERVER = """
import sys
import uvicorn
from carrack.engine import titles
sys.path.insert(0, sys.argv[3])
import toy
titles.register(toy.TITLE)
from carrack.server import Config, make_app
uvicorn.run(make_app(Config(sys.argv[1])), port=int(sys.argv[2]), log_level="error")
"""
TESTS = Path(__file__).parent.parent


class ServerProcess:
    """A server on a port of its own. It can be killed, and started again on the same port."""

    def __init__(self, database: str) -> None:
        port = free_port()
        self.base = f"http://127.0.0.1:{port}"
        self._command = [sys.executable, "-c", SERVER, database, str(port), str(TESTS)]
        self.process = subprocess.Popen(self._command)

    async def kill_and_restart(self, site: Site, load: "asyncio.Future[Any]") -> None:
        """Kill the server under a load, which then ends, and wait until a new one answers."""
        self.process.send_signal(signal.SIGKILL)
        await load
        assert self.process.wait(10) == -signal.SIGKILL
        self.process = subprocess.Popen(self._command)
        await wait_for(site)


async def wait_for(site: Site) -> None:
    for _ in range(400):
        try:
            if (await site.client.get("/api/games")).is_success:
                return
        except httpx.TransportError:
            pass
        await asyncio.sleep(0.05)
    raise AssertionError("the server does not answer")


@asynccontextmanager
async def serving(database: str) -> AsyncIterator[tuple[Site, ServerProcess]]:
    """A server that answers."""
    server = ServerProcess(database)
    try:
        async with httpx.AsyncClient(base_url=server.base, timeout=30) as client:
            site = Site(server.base, client)
            await wait_for(site)
            yield site, server
    finally:
        server.process.kill()
        server.process.wait(10)
