"""HTTP requests as bytes, for what no client library would send."""

import asyncio
from typing import NamedTuple


class Answer(NamedTuple):
    """The status of an answer, its head and its body."""

    status: int
    head: bytes
    body: bytes


async def dial(base: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Open a connection to a server."""
    host, _, port = base.rpartition("/")[2].rpartition(":")
    return await asyncio.open_connection(host, int(port), limit=2**20)


async def read_answer(reader: asyncio.StreamReader) -> Answer:
    """Read one answer; it must tell its length."""
    head = await reader.readuntil(b"\r\n\r\n")
    lengths = [line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:")]
    body = await reader.readexactly(int(lengths[0].partition(b":")[2])) if lengths else b""
    return Answer(int(head.split()[1]), head, body)


async def ask(base: str, method: str, target: str, body: bytes = b"", **headers: str) -> Answer:
    """Send one request and read its answer; `_` in the name of a header stands for `-`."""
    reader, writer = await dial(base)
    try:
        told = {"host": "x", "content_length": str(len(body)), **headers}
        lines = [f"{method} {target} HTTP/1.1", *(f"{name.replace('_', '-')}: {told[name]}" for name in told)]
        writer.write("\r\n".join([*lines, "", ""]).encode("latin-1") + body)
        return await read_answer(reader)
    finally:
        writer.close()
