"""A standing order or answer in a sealed node: to others it looks like a person's choice, message by message."""

import asyncio
import json
from collections.abc import Callable, Collection
from typing import Any

import pytest

from support.site import Person, Site, clock, counted, opened, until

ANSWER = {"text": "bid 1"}


async def reach_sealed(site: Site, people: list[Person], table: str, stands: Collection[int] = ()) -> None:
    """Play the first sealed node, in which an answer is given by some seats, up to the start of the next one."""
    for seat, person in reversed(list(enumerate(people))):
        await person.play(table, seat, "bid 0")
        if seat in stands:  # their choice for this node is in, so the answer speaks in the next one
            await person.ask("PUT", f"/tables/{table}/seats/{seat}/standing/answers/bid", ANSWER)
    while True:
        seen = (await site.nobody.look(table))["sections"]
        if seen["view.mode"] == "sealed":
            return
        (seat,) = seen["awaited"]
        menu = (await people[seat].look(table, seat))["sections"]["menu"]
        await people[seat].play(table, seat, next(choice["move"] for choice in menu if not choice["refusal"]))


async def committed(site: Site, table: str) -> list[int]:
    found: list[int] = (await site.nobody.look(table))["sections"]["view.committed"]
    return found


async def wait_for_choice(site: Site, table: str, seat: int) -> None:
    place = site.registry.tables[table]

    def is_in() -> bool:
        return place.state is not None and place.state.table is not None and seat in place.state.table.game.committed

    await until(is_in)


async def all_played(site: Site) -> None:
    """Wait until the database has no table at which something is due."""
    for _ in range(1000):
        if not await site.registry.store.tables_due("", float("inf"), float("inf"), 1):
            return
        await asyncio.sleep(0.02)
    raise AssertionError("something is still due")


@pytest.mark.parametrize("seat", [None, 0])
async def test_what_others_hear_is_the_same_to_the_byte(new_database: Callable[[], str], seat: int | None) -> None:
    """Before, the seat had chosen already in the very message that opened the node."""

    async def heard(stands: bool) -> list[Any]:
        async with opened(new_database(), now=clock(), random_bytes=counted()) as site:
            people = await site.guests("Ana", "Bea", "Cleo")
            table = await site.table(*people)
            who = site.nobody if seat is None else people[seat]
            async with who.live(table, seat) as wire:
                await wire.settle()
                await reach_sealed(site, people, table, [2] if stands else [])
                if not stands:
                    await people[2].play(table, 2, ANSWER["text"])
                await wait_for_choice(site, table, 2)
                for mover in (0, 1):
                    await people[mover].play(table, mover, "bid 0")
                seen = await who.call("GET", f"/tables/{table}" + ("" if seat is None else f"?seat={seat}"))
                await wire.settle()
                return [*wire.heard, seen.content]

    by_hand, by_answer = await heard(False), await heard(True)
    assert by_answer == by_hand
    changes = [json.loads(text) for text in by_hand[:-1]]
    opening = [
        one["sections"]["awaited"] for one in changes if one["type"] == "change" and one["sections"].get("awaited")
    ]
    assert [0, 1, 2] in opening  # all are awaited when the node opens
    assert [0, 1] in opening[opening.index([0, 1, 2]) :]


async def test_among_people_it_takes_a_while_and_the_person_may_choose_first(database: str) -> None:
    async with opened(database, order_pause=(600.0, 600.0)) as site:
        people = await site.guests("Ana", "Bea", "Cleo")
        table = await site.table(*people)
        await reach_sealed(site, people, table, [2])
        assert site.registry.tables[table] in site.registry.delayed_orders.tasks
        assert await committed(site, table) == []
        await people[2].play(table, 2, "bid 0")
        assert await committed(site, table) == [2]


async def test_where_nobody_else_plays_nobody_waits_for_it(sqlite: str) -> None:
    async with opened(sqlite, order_pause=(600.0, 600.0)) as site:
        ana = await site.guest("Ana")
        table = await site.table(ana, more_seats=[{"kind": "mine"}] * 2)
        await reach_sealed(site, [ana] * 3, table, [2])
        await wait_for_choice(site, table, 2)


async def test_it_is_played_after_a_restart_although_nobody_looks(database: str) -> None:
    async with opened(database, order_pause=(600.0, 600.0)) as site:
        people = await site.guests("Ana", "Bea", "Cleo")
        table = await site.table(*people)
        await reach_sealed(site, people, table, [1, 2])
        await people[0].play(table, 0, "bid 0")
        assert await committed(site, table) == [0]
    async with opened(database, takeover_seconds=0.1) as site:
        await all_played(site)
        await until(lambda: not site.registry.tables)  # nobody looked
        assert (await site.nobody.look(table))["sections"]["view.mode"] == "turn"
