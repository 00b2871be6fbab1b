"""What happened at a long table comes in pages, each as cheap as the others, and together they are everything."""

from typing import Any

import pytest

from carrack.engine.game import Game
from carrack.server.tables import views
from support.site import Person, Site, opened

LONG = 400  # decisions


async def long_table(site: Site) -> tuple[list[Person], str]:
    people = await site.guests("Ana", "Bea")
    table = await site.table(*people, game="discovery")
    await site.play_on(table, until=LONG)
    return people, table


async def pages_of(person: Person, table: str, seat: int | None, since: int = 0) -> list[Any]:
    """All pages from a serial on."""
    pages: list[Any] = []
    viewer = "" if seat is None else f"&seat={seat}"
    while not pages or pages[-1]["serial"] < pages[-1]["total"]:
        pages.append(await person.ask("GET", f"/tables/{table}/events?since={since}{viewer}"))
        since = pages[-1]["serial"]
    return pages


async def test_a_long_table_is_told_in_pages_that_make_the_whole(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(views, "EVENTS", 50)

    async with opened(sqlite) as site:
        people, table = await long_table(site)
        for person, seat in ((people[0], 0), (people[1], 1), (site.nobody, None)):
            pages = await pages_of(person, table, seat)
            assert len(pages) > 5
            assert all(len(page["events"]) == 50 for page in pages[:-1])
            events = [event for page in pages for event in page["events"]]
            assert [event["serial"] for event in events] == list(range(pages[-1]["total"]))
            viewer = "" if seat is None else f"?seat={seat}"
            assert events == (await person.ask("GET", f"/tables/{table}/replay{viewer}"))["events"]
            assert pages[-1]["total"] == (await person.look(table, seat))["serial"]
        total = pages[-1]["total"]
        path = f"/tables/{table}/events?since="
        empty = {"events": [], "serial": total, "total": total}
        assert await site.nobody.ask("GET", f"{path}{total}") == empty
        assert await site.nobody.ask("GET", f"{path}{total + 1000}") == empty


async def test_a_page_makes_no_more_than_it_tells_and_no_picture(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(views, "EVENTS", 50)

    async with opened(sqlite) as site:
        _, table = await long_table(site)
        serials: list[int] = []
        whole = Game.events_between

        def counted(game: Game, first: int, last: int, seat: int | None = None) -> Any:
            serials.append(last - first)
            return whole(game, first, last, seat)

        def refused(*_: Any) -> Any:
            raise AssertionError("a page needs only its own events")

        monkeypatch.setattr(Game, "events_between", counted)
        monkeypatch.setattr(Game, "events", refused)
        monkeypatch.setattr(Game, "view", refused)
        monkeypatch.setattr("carrack.server.http.routes.tables.full_view", refused)
        pages = await pages_of(site.nobody, table, None)
        assert len(serials) == len(pages) > 1
        assert max(serials) <= views.EVENTS
