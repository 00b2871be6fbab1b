"""A server in a process of its own, which can be killed."""

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

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


def start(database: str, port: int) -> "subprocess.Popen[bytes]":
    return subprocess.Popen([sys.executable, "-c", SERVER, database, str(port), str(TESTS)])


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
async def serving(database: str) -> AsyncIterator[tuple[Site, "subprocess.Popen[bytes]"]]:
    """A server that answers."""
    port = free_port()
    base = f"http://127.0.0.1:{port}"
    server = start(database, port)
    try:
        async with httpx.AsyncClient(base_url=base, timeout=30) as client:
            site = Site(base, client)
            await wait_for(site)
            yield site, server
    finally:
        server.kill()
        server.wait(10)
