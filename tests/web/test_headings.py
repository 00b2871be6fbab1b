"""Titles of pages, and where the focus goes."""

from pathlib import Path

import pytest

from carrack.engine.languages import languages
from support.client import browse
from support.site import site_in

pytestmark = pytest.mark.usefixtures("chromium")


async def test_every_page_has_a_title_and_the_focus_goes_to_what_is_new(tmp_path: Path) -> None:
    async with site_in(tmp_path) as site:
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
