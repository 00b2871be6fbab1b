"""The client in a real browser, against a real server."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from carrack.server import Config, make_app
from carrack.server.listen import listen, make_server, running
from support.client import browse, client, find_chromium, find_program
from support.site import BUDGET, opened

NO_LIMITS: dict[str, Any] = {"calls_per_minute": 0, "messages_per_minute": 0, "guests_per_hour": 0}
PATIENCE = 300
MOST_SCRIPT = 150_000  # bytes on the wire, of the first page somebody sees
MOST_BYTES = 400_000


@pytest.fixture(scope="module", autouse=True)
def built() -> None:
    find_chromium()
    done = client("build")
    assert done.returncode == 0, done.stderr


def test_a_whole_game_is_played_by_clicking_choices(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}", **NO_LIMITS) as site:
            found = await browse("game.mjs", f"{site.base}/", "discovery")
            assert found["faults"] == []
            assert found["decisions"] > 20
            assert found["rows"] >= 2
            assert "wins with" in found["verdict"] or "Shared victory" in found["verdict"]
            assert found["lines"] > 100

    asyncio.run(asyncio.wait_for(work(), PATIENCE))


def test_every_page_is_for_everybody(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}", **NO_LIMITS) as site:
            found = await browse("pages.mjs", f"{site.base}/")
            assert found["faults"] == []
            assert found["violations"] == [], "what axe-core found, in either theme"
            assert found["wide"] == [], "nothing scrolls sideways"
            assert found["landed"] == [True, True], "links to clauses lead there"
            assert found["offline"].startswith("The server does not answer.")

    asyncio.run(asyncio.wait_for(work(), PATIENCE))


def test_firefox_plays_too(tmp_path: Path) -> None:
    program = find_program("firefox-esr")
    if not program:
        pytest.skip("no firefox-esr to test with")

    async def work() -> None:
        async with opened(f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}", **NO_LIMITS) as site:
            found = await browse("firefox.mjs", f"{site.base}/")
            assert found["faults"] == []
            assert found["before"] != found["after"]
            assert not found["wide"], "nothing scrolls sideways"

    asyncio.run(asyncio.wait_for(work(), PATIENCE))


def test_the_first_visit_is_light(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}", **NO_LIMITS) as site:
            found = await browse("first.mjs", f"{site.base}/")
            assert 0 < found["script"] <= MOST_SCRIPT
            assert 0 < found["all"] <= MOST_BYTES

    asyncio.run(asyncio.wait_for(work(), PATIENCE))


async def with_restarts(script: str, folder: Path) -> Any:
    """What a script finds at a server that is stopped and started again when the script asks for it."""
    config = Config(f"sqlite+aiosqlite:///{folder / 'tables.db'}", budget=BUDGET, **NO_LIMITS)
    async with AsyncExitStack() as stack:
        at = listen("127.0.0.1", 0)
        port = at.getsockname()[1]

        async def start() -> None:
            place = at if at.fileno() >= 0 else listen("127.0.0.1", port)
            await stack.enter_async_context(running(make_server(make_app(config), config), place))

        async def asked(what: str) -> None:
            if what == "stop":
                await stack.aclose()
            else:
                await start()

        await start()
        return await browse(script, f"http://127.0.0.1:{port}/", asked=asked)


def test_a_move_survives_a_lost_connection_and_a_server_that_is_started_again(tmp_path: Path) -> None:
    found = asyncio.run(asyncio.wait_for(with_restarts("resume.mjs", tmp_path), PATIENCE))
    assert found["faults"] == []
    assert found["resumed"] == found["reloaded"]
    assert found["listed"] == 1


def test_two_people_lose_nothing_and_play_nothing_twice(tmp_path: Path) -> None:
    found = asyncio.run(asyncio.wait_for(with_restarts("two.mjs", tmp_path), PATIENCE))
    assert found["faults"] == []
    assert found["played"] == [f"{number}.0" for number in range(1, 6)], "each decision counts once"
    assert found["placed"] == len(found["played"])
    assert found["same"], "both read the same log"
