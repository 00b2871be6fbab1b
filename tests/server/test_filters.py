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
