"""Titles of pages, and where the keyboard goes on."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from carrack.engine.catalogue import languages
from support.client import browse, client
from support.programs import need_program
from support.site import opened

LIMITS: dict[str, Any] = {"calls_per_minute": 0, "messages_per_minute": 0, "guests_per_hour": 0}
PATIENCE = 300


@pytest.fixture(scope="module", autouse=True)
def built() -> None:
    need_program("chromium")
    done = client("build")
    assert done.returncode == 0, done.stderr


def test_every_page_has_a_title_and_the_focus_goes_to_what_is_new(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}", **LIMITS) as site:
            found = await browse("headings.mjs", f"{site.base}/")
            assert found["faults"] == []
            titles = [title for lang in languages() for title in found["titles"][lang].values()]
            assert all(title.endswith(" · carrack") for title in titles)
            assert len(set(titles)) == len(titles), "no two pages and no two languages share a title"
            english = found["titles"]["en"]
            assert english["table"] == "● Your turn · Discovery · carrack"
            pages = [title.removesuffix(" · carrack") for title in english.values()]
            assert found["focus"][:-1] == pages[1:-3], "the heading that has the focus says what the title says"
            assert found["focus"][-1] == "How to play Empire"
            assert found["questions"] == ["question"] * 3 + [True]
            assert found["kept"] == "INPUT", "nobody is drawn away from what they write"
            heading, told, last = found["handed"]
            assert (heading, last) == ("H1", "question")
            assert "Hand the screen over" in told

    asyncio.run(asyncio.wait_for(work(), PATIENCE))
