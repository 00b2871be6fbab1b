"""Takes pictures of the tables of the web client, to look at, with a server of its own and a real browser.

    web_screens.py FOLDER [few] [TABLE …]

A picture of every state at every size of a screen, or at two with `few`; of games in progress also in both themes and
all languages. TABLE is `discovery-4`, `discovery-6`, `empire-4`, `empire-6` or `rare`: all of them if none is named.
Needs Chromium and a current build of the client.
"""

import asyncio
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from carrack.table import Table  # noqa: E402 - together with what is found only now
from support import rare_positions, war_positions  # noqa: E402 - the tests are found only now
from support.client import browse  # noqa: E402 - as above
from support.site import NO_LIMITS, counted, opened  # noqa: E402 - as above

POSITIONS = {**rare_positions.POSITIONS, **war_positions.POSITIONS}


async def take(folder: str, tables: list[str]) -> int:
    """Run the script of the browser against a new server and return the number of pictures."""
    create = Table.create
    laid: dict[str, Any] = {}

    def create_there(*words: Any, **more: Any) -> Table:
        return create(*words, **({**more, "position": laid} if laid else more))

    async def lay(name: str) -> None:
        laid.clear()
        laid.update(POSITIONS[name]() if name in POSITIONS else {})

    Table.create = create_there  # type: ignore[method-assign]  # every table begins there
    try:
        with tempfile.TemporaryDirectory() as database:
            url = f"sqlite+aiosqlite:///{database}/tables.db"
            async with opened(url, random_bytes=counted(), **NO_LIMITS) as site:
                found = await browse("screens.mjs", f"{site.base}/", folder, *tables, asked=lay)
                return int(found["pictures"])
    finally:
        Table.create = create  # type: ignore[method-assign]  # as it was


def main(words: list[str]) -> None:
    """Take the pictures."""
    if not words:
        raise SystemExit(__doc__)
    folder = Path(words[0]).resolve()
    folder.mkdir(parents=True, exist_ok=True)
    print(f"{asyncio.run(take(str(folder), words[1:]))} pictures in {folder}")


if __name__ == "__main__":
    main(sys.argv[1:])
