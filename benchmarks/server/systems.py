"""Start and stop the servers under load; read their CPU time and memory from /proc."""

import json
import os
import socket
import sqlite3
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any, Self

HERE = Path(__file__).resolve().parent
SEATS = 4


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class System:
    """A server in a process of its own."""

    name = ""
    is_peer = False

    def __init__(self, command: list[str], port: int, cwd: Path | None = None) -> None:
        self.port = port
        self.token = ""
        self.process = subprocess.Popen(command, cwd=cwd, stdout=subprocess.DEVNULL)
        for _ in range(600):
            if self.process.poll() is not None:
                raise SystemExit(f"{self.name} ended at once")
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    return
            time.sleep(0.05)
        raise SystemExit(f"{self.name} does not listen")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait(10)

    def tables(self, count: int) -> list[str]:
        """Create tables and return their names for load.py."""
        raise NotImplementedError

    def cpu(self) -> float:
        """Return the CPU seconds used so far by the process and its living children."""
        ticks = 0
        for pid in (self.process.pid, *_children(self.process.pid)):
            words = Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()
            ticks += int(words[11]) + int(words[12])
        return ticks / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """Return the bytes in memory now."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text("ascii").split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")


def _children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text("ascii").split()]


class Ours(System):
    """carrack's server."""

    name = "carrack"

    def __init__(self, database: str, idle: float = 600.0) -> None:
        port = free_port()
        super().__init__([sys.executable, str(HERE / "serve.py"), database, str(port), str(idle)], port)
        self.token = self.call("POST", "/guests", {"name": "Ana"})["token"]

    def call(self, method: str, path: str, body: Any = None) -> Any:
        headers = {"content-type": "application/json"}
        if self.token:
            headers["authorization"] = f"Bearer {self.token}"
        data = None if body is None else json.dumps(body).encode()
        url = f"http://127.0.0.1:{self.port}/api{path}"
        request = urllib.request.Request(url, data, headers, method=method)
        with urllib.request.urlopen(request) as answer:
            return json.loads(answer.read() or b"null")

    def tables(self, count: int) -> list[str]:
        names = []
        for _ in range(count):
            table = {"game": "discovery", "seats": [{"kind": "mine"}] * SEATS}
            names.append(self.call("POST", "/tables", table)["id"])
            self.call("POST", f"/tables/{names[-1]}/start")
        return names


class Peer(System):
    """boardgame.io's server, in memory."""

    name = "boardgame.io"
    is_peer = True

    def __init__(self, node: str) -> None:
        port = free_port()
        super().__init__([node, "server.cjs", str(port)], port, HERE / "peer")
        self._made = 0

    def tables(self, count: int) -> list[str]:
        self._made += count  # the first request for a match creates it
        return [f"m{at}" for at in range(self._made - count, self._made)]


def fill(database: Path, table: str, count: int) -> None:
    """Store `count` copies of a table with all its rows. The server must not run."""
    with sqlite3.connect(database) as connection:
        fresh = [(f"{'copy':-<14}{at:08}", table) for at in range(count)]
        for name, columns in (
            ("tables", "version, life, game, is_public, made, changed"),
            ("rows", "version, number, body"),
            ("keys", "guest_id, key, digest, answer"),
            ("snapshots", "maker, body"),
        ):
            ident, key = ("id", "id") if name == "tables" else ("table_id", "table_id")
            connection.executemany(
                f"INSERT INTO {name} ({ident}, {columns}) SELECT ?, {columns} FROM {name} WHERE {key} = ?", fresh
            )
    connection.close()
