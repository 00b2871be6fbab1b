"""Ctrl-C in a terminal: stops a running command and measures the time it takes to end.

Only the command's own time counts. Time in which its processes were ready but waited for a processor is subtracted, so
that one try is enough on a busy machine.
"""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

CARRACK = (sys.executable, "-m", "carrack")
BETWEEN_LOOKS = 0.005  # seconds
PATIENCE = 60.0  # seconds until a command that does not end has failed
NANO = 1e-9


class Stopped(NamedTuple):
    """The end of a command: its exit code, its output, the contents of its terminal, and the seconds it took.

    It is alone if none of its processes is left over.
    """

    code: int
    printed: bytes
    screen: str
    seconds: float
    is_alone: bool


def stop(command: Sequence[str], at_work: str, cwd: Path | None = None) -> Stopped:
    """Send Ctrl-C to all processes of a command as soon as its terminal shows a pattern, and wait for its end."""
    import pty

    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=theirs,
        start_new_session=True,
        cwd=cwd,
        env={**os.environ, "LANG": "en", "LC_ALL": "", "LC_MESSAGES": "", "TERM": "xterm"},
    )
    os.close(theirs)
    screen = ""
    while not re.search(at_work, screen):
        screen += os.read(ours, 4096).decode(errors="replace")
    begun = _delays(process.pid)
    before = time.monotonic()
    os.killpg(process.pid, signal.SIGINT)
    delays = dict(begun)
    while os.waitid(os.P_PID, process.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is None:
        delays |= _delays(process.pid)
        assert time.monotonic() - before < PATIENCE, "it does not end"
        time.sleep(BETWEEN_LOOKS)
    taken = time.monotonic() - before
    delays |= _delays(process.pid)  # it has ended, and is still there to be asked
    printed, _ = process.communicate()
    with suppress(OSError):  # nothing is left, and nobody holds the other end
        screen += os.read(ours, 65536).decode(errors="replace")
    os.close(ours)
    waited = {task: delay - begun.get(task, 0) for task, delay in delays.items()}
    own = waited.pop(process.pid, 0)
    seconds = taken - NANO * (own + max(waited.values(), default=0))
    return Stopped(process.returncode, printed, screen, seconds, _is_gone(process.pid))


def _is_gone(group: int) -> bool:
    """Whether a group of processes ends within a while."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return True
        time.sleep(BETWEEN_LOOKS)
    return False


def _delays(pid: int) -> dict[int, int]:
    """Return how long each thread of a process and its children waited for a processor, if the system reports it."""
    found = {}
    for task in Path("/proc", str(pid), "task").glob("*"):
        with suppress(OSError):
            found[int(task.name)] = int((task / "schedstat").read_text().split()[1])
        with suppress(OSError):
            for child in (task / "children").read_text().split():
                found |= _delays(int(child))
    return found
