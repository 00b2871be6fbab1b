"""Measures how the web client feels, with a server of its own and a real browser, and prints a table.

    feel.py [--seconds N] [--inputs N] [--only loads,inputs,frames]

docs/explanation/web.md says what the figures mean. Needs Chromium and a current build of the client.
"""

import asyncio
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from support.client import browse  # noqa: E402 - the tests are found only now
from support.site import NO_LIMITS, opened  # noqa: E402 - as above


async def measure(words: list[str]) -> dict[str, Any]:
    """Run the script of the browser against a new server."""
    with tempfile.TemporaryDirectory() as folder:
        async with opened(f"sqlite+aiosqlite:///{folder}/tables.db", **NO_LIMITS) as site:
            found: dict[str, Any] = await browse("feel.mjs", f"{site.base}/", *words)
            return found


def flat(found: dict[str, Any], prefix: str = "") -> list[tuple[str, Any]]:
    """Return every figure with the names that lead to it."""
    lines: list[tuple[str, Any]] = []
    for name, value in found.items():
        lines += flat(value, f"{prefix}{name} ") if isinstance(value, dict) else [(prefix + name, value)]
    return lines


def main(words: list[str]) -> None:
    """Measure and print."""
    for name, value in flat(asyncio.run(measure(words))):
        print(f"{name:36} {value}")


if __name__ == "__main__":
    main(sys.argv[1:])
