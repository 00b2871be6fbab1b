"""Filters for offers over the wire: kept with the seat, shown to it alone, applied by the server."""

import json

import pytest

from support.lots import first_lot
from support.site import Person, opened


def path(table: str, seat: int) -> str:
    return f"/tables/{table}/seats/{seat}/standing/filters"


async def test_filters_hide_offers_from_their_seat_alone(database: str) -> None:
    async with opened(database) as site:
        ana, bea = await site.guests("Ana", "Bea")
        table = await first_lot(site, ana, bea)
        before = await bea.look(table, 1)
        answer = await ana.ask("PUT", path(table, 0), {"filters": ["revolt", "gold"]})
        mine = await ana.look(table, 0)
        assert mine["revision"] == answer["revision"]
        standing = mine["sections"]["standing"]
        assert (standing["filters"], standing["filtered"]) == (["gold", "revolt"], [])
        assert standing["filter_names"] == ["supporter", "gold", "revolt", "anybody-1"]
        await bea.play(table, 1, "offer s0 give 1 good for 7 gold")
        assert (await ana.look(table, 0))["sections"]["standing"]["filtered"] == [[1, 1]]
        theirs = await bea.look(table, 1)
        assert theirs["sections"]["standing"] == before["sections"]["standing"]
        assert theirs["revision"] == before["revision"]
        assert "filtered" not in json.dumps((await site.nobody.look(table))["sections"])
        await ana.play(table, 0, "accept s1 1")  # it still stands
        assert (await ana.look(table, 0))["sections"]["standing"]["filtered"] == []


async def test_everybody_sees_that_a_gift_with_revolts_is_declined_and_nothing_else_of_the_filter(
    database: str,
) -> None:
    async with opened(database) as site:
        ana, bea = await site.guests("Ana", "Bea")
        table = await first_lot(site, ana, bea)
        before = await bea.look(table, 1)
        assert before["sections"]["table"]["declined"] == []
        await ana.ask("PUT", path(table, 0), {"filters": ["revolt"]})
        after = await bea.look(table, 1)
        assert (after["sections"], after["update"]) == (before["sections"], before["update"])
        await bea.play(table, 1, "offer s0 give 1 revolt done")
        for person, seat in ((ana, 0), (bea, 1), (site.nobody, None)):
            assert (await person.look(table, seat))["sections"]["table"]["declined"] == [[1, 1]]
        declined = await bea.look(table, 1)
        await ana.ask("PUT", path(table, 0), {"filters": []})
        changed = await bea.look(table, 1)
        assert changed["sections"]["table"]["declined"] == []
        assert changed["update"] == declined["update"] + 1, "those who follow live are told"


async def test_filters_survive_a_restart_of_the_server(database: str) -> None:
    async with opened(database) as site:
        ana, bea = await site.guests("Ana", "Bea")
        table = await first_lot(site, ana, bea)
        await ana.ask("PUT", path(table, 0), {"filters": ["supporter"]})
    async with opened(database) as site:
        again = Person(site, ana.token, "Ana-again")
        standing = (await again.look(table, 0))["sections"]["standing"]
        assert standing["filters"] == ["supporter"]


@pytest.mark.parametrize(
    ("filters", "code", "status"),
    [(["good"], "no-such-filter", 409), (["anybody-0"], "no-such-filter", 409), (["gold"] * 21, "bad-request", 400)],
)
async def test_bad_filters_are_refused(database: str, filters: list[str], code: str, status: int) -> None:
    async with opened(database) as site:
        ana, bea = await site.guests("Ana", "Bea")
        table = await first_lot(site, ana, bea)
        await ana.refused(code, status, "PUT", path(table, 0), {"filters": filters})
        await bea.refused("not-your-seat", 403, "PUT", path(table, 0), {"filters": []})
