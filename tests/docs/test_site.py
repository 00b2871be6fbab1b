"""The documentation site: it builds without warnings, fetches nothing from other hosts, and all its links work."""

import os
import re
import subprocess
import sys
from html.parser import HTMLParser
from importlib.util import find_spec
from pathlib import Path

import pytest

import carrack

ROOT = Path(__file__).parents[2]
FETCHED = {("script", "src"), ("link", "href"), ("img", "src"), ("iframe", "src"), ("source", "src")}
LINK = re.compile(r"\]\((?!https?:|mailto:)([^)\s#]*)(?:#([^)\s]+))?\)")

needs_mkdocs = pytest.mark.skipif(find_spec("mkdocs") is None, reason="the site is built in .venv-dev only")


class Fetched(HTMLParser):
    """Collects the addresses of all files that a browser fetches to show a page."""

    def __init__(self) -> None:
        super().__init__()
        self.addresses: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if ("rel", "canonical") not in attrs:
            self.addresses |= {value for name, value in attrs if (tag, name) in FETCHED and value}


@needs_mkdocs
def test_the_site_builds_strictly_and_fetches_nothing_from_other_hosts(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(tmp_path)]
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    pages = list(tmp_path.rglob("*.html"))
    assert len(pages) > 20
    for page in pages:
        parser = Fetched()
        parser.feed(page.read_text("utf-8"))
        assert [address for address in parser.addresses if "//" in address] == [], page


def test_the_api_page_has_every_public_name() -> None:
    page = (ROOT / "docs" / "reference" / "api.md").read_text("utf-8")
    listed = re.findall(r"^::: carrack\.(\w+)$", page, re.MULTILINE)
    assert sorted(listed) == sorted(set(carrack.__all__) - {"__version__", "games"})


def anchors(page: Path) -> set[str]:
    """The anchors of a Markdown page as code hosts make them from its headings, and those written as HTML."""
    text = page.read_text("utf-8")
    headings = re.findall(r"^#+ (.*)$", text, re.MULTILINE)
    slugs = {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}
    return slugs | set(re.findall(r'<a id="([^"]+)"', text))


@pytest.mark.parametrize("page", sorted(path.name for path in ROOT.glob("*.md")))
def test_links_of_the_pages_beside_the_site_lead_somewhere(page: str) -> None:
    for target, anchor in LINK.findall((ROOT / page).read_text("utf-8")):
        found = ROOT / (target or page)
        assert found.exists(), target
        assert not anchor or anchor in anchors(found), f"{target}#{anchor}"
