"""Pages some of whose files cannot be fetched, and a build that is replaced under an open tab."""

import asyncio
import re
import shutil
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from carrack.engine.languages import PACKAGE, languages
from carrack.server import Config, make_app
from carrack.server.run import listen, make_server, running
from support.client import ROOT, browse
from support.messages import Messages
from support.programs import need_program
from support.site import BUDGET, NO_LIMITS

BUILT = ROOT / "src" / "carrack" / "web"
HASHED = re.compile(r"-([A-Za-z0-9_-]{8})(?=\.(?:js|css|woff2))")
SAID = re.compile(r"\"(load-[a-z-]+)\"")
FAULT = re.compile(r"type LoadFault = ([^;]*);")
pytestmark = pytest.mark.usefixtures("built")


def catalogue(lang: str) -> str:
    return (PACKAGE / lang / "load.ftl").read_text("utf-8")


def text(lang: str, message: str) -> str:
    """A message of the catalogue, none of which has arguments."""
    found = re.search(rf"^{message} = (.*)$", catalogue(lang), re.MULTILINE)
    assert found is not None
    return found[1]


@pytest.mark.parametrize("lang", languages())
def test_every_language_has_the_messages_that_are_bundled(lang: str) -> None:
    web = ROOT / "web"
    sources = [(web / path).read_text("utf-8") for path in ("src/LoadFault.svelte", "build/notStarted.ts")]
    fault = FAULT.search((web / "src" / "loading.svelte.ts").read_text("utf-8"))
    assert fault is not None
    kinds = {f"load-{kind}" for kind in re.findall(r"[a-z-]+", fault[1])}
    said = {name for source in sources for name in SAID.findall(source)}
    messages = Messages(catalogue(lang))
    assert messages.faults == []
    assert set(messages.entries) == said | kinds


def test_every_part_is_fetched_where_a_failure_is_told() -> None:
    files = (file for file in (ROOT / "web" / "src").rglob("*") if file.suffix in {".ts", ".svelte"})
    sources = [(file.name, file.read_text("utf-8")) for file in files]
    imports = [(name, line) for name, text in sources for line in text.splitlines() if re.search(r"\bimport\(", line)]
    untold = {name for name, line in imports if "fetchPart(() => import(" not in line}
    assert untold == {"Start.svelte"}, "the picture of the start page alone may be missing without a word"
    globs = [
        (name, call) for name, text in sources for call in re.findall(r"import\.meta\.glob.*?\);", text, re.DOTALL)
    ]
    assert {name for name, call in globs if "eager" not in call} == {"gallery.ts"}
    catalogues = (ROOT / "web" / "src" / "words" / "load.ts").read_text("utf-8")
    assert not re.search(r"await load\(|\]\?\.\(\)", catalogues)


def test_the_page_carries_its_message_in_every_language() -> None:
    page = (BUILT / "index.html").read_text("utf-8")
    for lang in languages():
        assert f'<p lang="{lang}">{text(lang, "load-not-started")} ' in page


def deployed(source: Path, target: Path) -> None:
    """Copy a build as another one: every file whose name has a hash gets another name, in all that names it."""
    shutil.copytree(source, target, ignore=shutil.ignore_patterns("*.gz", "*.br"))
    files = [file for file in target.rglob("*") if file.is_file()]
    hashes = {found[1] for file in files if (found := HASHED.search(file.name))}
    for file in files:
        if file.suffix in {".html", ".js", ".css"}:
            text = file.read_text("utf-8")
            file.write_text(HASHED.sub(lambda one: f"-{one[1][::-1]}" if one[1] in hashes else one[0], text), "utf-8")
        if found := HASHED.search(file.name):
            file.rename(file.with_name(file.name.replace(found[1], found[1][::-1])))


async def unavailable(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Answer as a proxy does for a server that is being started again."""
    await reader.readuntil(b"\r\n\r\n")
    writer.write(b"HTTP/1.1 503 Service Unavailable\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
    await writer.drain()
    writer.close()


async def test_a_page_whose_files_cannot_be_fetched_says_so_and_tries_again(tmp_path: Path) -> None:
    need_program("chromium")
    deployed(BUILT, tmp_path / "next")

    async with AsyncExitStack() as stack:
        at = listen("127.0.0.1", 0)
        port = at.getsockname()[1]

        async def start(web: Path) -> None:
            config = Config(f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}", budget=BUDGET, web=web, **NO_LIMITS)
            place = at if at.fileno() >= 0 else listen("127.0.0.1", port)
            await stack.enter_async_context(running(make_server(make_app(config), config), place))

        async def asked(what: str) -> None:
            await stack.aclose()
            if what == "deploy":
                await start(tmp_path / "next")
            elif what == "refuse":
                proxy = await asyncio.start_server(unavailable, "127.0.0.1", port)
                await stack.enter_async_context(proxy)

        await start(BUILT)
        found = await browse("unloaded.mjs", f"http://127.0.0.1:{port}/", asked=asked)
    count = len(languages())
    message = f"{text('en', 'load-not-started')} Try again"
    assert found["notStarted"] == [message, count, "#/lobby", False, message, count, ""]
    for lang in languages():
        assert found["catalogue"][lang] == f"{text(lang, 'load-failed')}\n\n{text(lang, 'load-retry')}"
    assert all(count > 0 for count in found["parts"].values())
    assert found["parts"]["table"] >= 5
    assert found["silent"] == [], "no part is missing without a word"
    assert found["deployed"] == [text("en", "load-new-version"), True, 0, "#/how/discovery"]
    assert found["refused"], "a proxy's refusal does not take the place of the page that is kept"
    assert found["offline"] == text("en", "load-offline")
