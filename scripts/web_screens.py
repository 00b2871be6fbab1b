"""Takes pictures of the pages of the web client, to look at, with a server of its own and a real browser.

    web_screens.py FOLDER [few | SIZE …] [LANGUAGE …] [NAME …]

A picture of every state at every size of a screen, at two with `few`, or at those that are named such as `1366x657`, in
both themes, in English or in the languages that are named. NAME is a table (`discovery-4`, `discovery-6`, `empire-4`,
`empire-6`: pictures of games in progress in all languages), or a group of states: `pages`, `discovery-end`,
`empire-end`, `moments`, `bids`, `rare`, `sizes`, `auction`, `mail`, `turns`, `forced`. All of them if none is named.
`docs` takes the pictures of docs/pictures. Needs Chromium and a current build of the client.
"""

import asyncio
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

import pytest  # noqa: E402 - together with what is found only now

from support import rare_positions, war_positions  # noqa: E402 - the tests are found only now
from support.client import browse  # noqa: E402 - as above
from support.site import begin_at, site_in  # noqa: E402 - as above

POSITIONS = {**rare_positions.POSITIONS, **war_positions.POSITIONS}


async def take(folder: str, tables: list[str]) -> int:
    """Run the script of the browser against a new server and return the number of pictures."""
    laid: dict[str, Any] = {}

    async def lay(name: str) -> None:
        laid.clear()
        laid.update(POSITIONS[name]() if name in POSITIONS else {})

    with pytest.MonkeyPatch.context() as patch, tempfile.TemporaryDirectory() as database:
        begin_at(patch, laid)
        async with site_in(Path(database)) as site:
            found = await browse("screens.mjs", f"{site.base}/", folder, *tables, asked=lay)
            return int(found["pictures"])


def main(words: list[str]) -> None:
    """Take the pictures."""
    if not words:
        raise SystemExit(__doc__)
    folder = Path(words[0]).resolve()
    folder.mkdir(parents=True, exist_ok=True)
    print(f"{asyncio.run(take(str(folder), words[1:]))} pictures in {folder}")


if __name__ == "__main__":
    main(sys.argv[1:])
