"""The clock of open nodes: a person who is silent for too long is content, as long as anybody is connected."""

import asyncio
from typing import Any

import pytest

from support.lots import FIRST, bids, first_lot, last_board
from support.site import Person, Site, Wire, opened, until

SECONDS = 20


class Clock:
    """A clock that tests move on."""

    def __init__(self) -> None:
        self.time = 1_000_000.0

    def __call__(self) -> float:
        return self.time


async def place(person: Person, table: str) -> int:
    return int((await person.look(table))["sections"]["view.ask"]["args"]["number"])


async def until_place(person: Person, table: str, wanted: int) -> None:
    """Wait until the card at a place is up."""
    for _ in range(1000):
        if await place(person, table) == wanted:
            return
        await asyncio.sleep(0.01)
    pytest.fail(f"the card at place {wanted} never came up")


def let_pass(site: Site, table: str, clock: Clock, seconds: float) -> None:
    """Move the clock on, and let the table's timer look at it."""
    clock.time += seconds
    hosted = site.registry.tables[table]
    if (task := site.registry.silence.tasks.pop(hosted, None)) is not None:
        task.cancel()
    site.registry.silence.wake(hosted)


async def clock_of(wire: Wire, person: Person, table: str, seat: int) -> Any:
    await wire.settle()
    return (await person.look(table, seat))["sections"].get("clock")


async def test_people_who_are_silent_are_content(database: str) -> None:
    async with opened(database) as site:
        ana, bea = await site.guests("Ana", "Bea")
        table = await first_lot(site, ana, bea, auction_seconds=1)
        async with ana.live(table, 0) as wire, bea.live(table, 1):
            await ana.play(table, 0, "bid 2")
            while True:
                change = await wire.until("change")
                if any(event["kind"] == "won" for event in change["events"]):
                    break
            assert [event["args"]["seat"] for event in change["events"] if event["kind"] == "won"] == [0]
            assert change["sections"]["clock"] is not None  # the next card has a clock of its own


async def test_the_clock_runs_anew_after_each_change_but_not_after_an_offer_or_contentment(sqlite: str) -> None:
    clock = Clock()
    async with opened(sqlite, now=clock) as site:
        ana, bea, cleo = await site.guests("Ana", "Bea", "Cleo")
        table = await first_lot(site, ana, bea, cleo, auction_seconds=SECONDS)
        async with ana.live(table, 0) as wire:
            seen = await wire.until("fresh")
            assert seen["picture"]["sections"]["table"]["auction_seconds"] == SECONDS
            assert seen["picture"]["now"] == clock.time
            clock.time += 5
            await ana.play(table, 0, "offer s1 give 1 good for 1 gold")
            await bea.play(table, 1, "content")
            assert await clock_of(wire, ana, table, 0) == clock.time - 5 + SECONDS
            await ana.play(table, 0, "bid 2")
            assert await clock_of(wire, ana, table, 0) == clock.time + SECONDS
            clock.time += 5
            await bea.play(table, 1, "accept s0 1")
            assert await clock_of(wire, ana, table, 0) == clock.time + SECONDS


async def test_a_person_who_is_away_is_silent_too_and_gets_time_on_coming_back(sqlite: str) -> None:
    clock = Clock()
    async with opened(sqlite, now=clock) as site:
        ana, bea = await site.guests("Ana", "Bea")
        table = await first_lot(site, ana, bea, auction_seconds=SECONDS)
        async with ana.live(table, 0) as wire:
            await wire.settle()
            let_pass(site, table, clock, SECONDS + 1)
            await until_place(ana, table, FIRST + 1)  # nobody waits for Bea
            clock.time += SECONDS - 1
            async with bea.live(table, 1) as other:
                assert await clock_of(other, bea, table, 1) == clock.time + SECONDS
                let_pass(site, table, clock, SECONDS - 1)
                await other.settle()
                assert await place(bea, table) == FIRST + 1
                let_pass(site, table, clock, 2)
                await until_place(bea, table, FIRST + 2)


async def test_the_clock_stops_while_no_person_is_connected(sqlite: str) -> None:
    clock = Clock()
    async with opened(sqlite, now=clock) as site:
        ana, bea = await site.guests("Ana", "Bea")
        table = await first_lot(site, ana, bea, auction_seconds=SECONDS)
        await ana.play(table, 0, "content")
        async with site.nobody.live(table) as spectator:
            async with bea.live(table, 1) as wire:
                await wire.settle()
            await until(lambda: not site.registry.tables[table].broadcast.presence.here().seats)
            let_pass(site, table, clock, 1000)
            assert site.registry.tables[table] not in site.registry.silence.tasks
            await spectator.settle()
            assert await place(ana, table) == FIRST
            async with ana.live(table, 0) as wire:  # she is content and not waited for, but Bea must get her time
                assert await clock_of(wire, ana, table, 0) == clock.time + SECONDS
                let_pass(site, table, clock, SECONDS + 1)
                await until_place(ana, table, FIRST + 1)


async def test_a_reload_by_somebody_who_is_content_gives_nobody_more_time(sqlite: str) -> None:
    clock = Clock()
    async with opened(sqlite, now=clock) as site:
        ana, bea = await site.guests("Ana", "Bea")
        table = await first_lot(site, ana, bea, auction_seconds=SECONDS)
        await ana.play(table, 0, "content")
        async with bea.live(table, 1) as wire:
            ends = await clock_of(wire, bea, table, 1)
            clock.time += 5
            async with ana.live(table, 0) as other:
                assert await clock_of(other, ana, table, 0) == ends


async def test_somebody_who_acts_in_time_is_not_content(sqlite: str) -> None:
    clock = Clock()
    async with opened(sqlite, now=clock) as site:
        ana, bea = await site.guests("Ana", "Bea")
        table = await first_lot(site, ana, bea, auction_seconds=SECONDS)
        async with ana.live(table, 0) as wire, bea.live(table, 1) as other:
            for one in (wire, other):
                await one.settle()
            let_pass(site, table, clock, SECONDS - 1)
            await bea.play(table, 1, "bid 1")
            let_pass(site, table, clock, SECONDS - 1)
            await asyncio.sleep(0.05)
            assert (await place(ana, table), await bids(ana, table)) == (FIRST, [0, 1])


async def test_who_is_silent_after_the_last_card_is_ready(sqlite: str) -> None:
    clock = Clock()
    async with opened(sqlite, now=clock) as site:
        ana, bea = await site.guests("Ana", "Bea")
        table = await last_board(site, ana, bea, auction_seconds=SECONDS)
        async with ana.live(table, 0) as wire, bea.live(table, 1):
            await ana.play(table, 0, "ready")
            assert await clock_of(wire, ana, table, 0) == clock.time + SECONDS
            let_pass(site, table, clock, SECONDS - 1)
            await wire.settle()
            assert (await ana.look(table))["sections"]["view.round"] == 1
            let_pass(site, table, clock, 2)
            change = await wire.until("change")
            while not any(event["kind"] == "round" for event in change["events"]):
                change = await wire.until("change")
            assert (await ana.look(table))["sections"]["view.round"] == 2


async def test_an_offer_after_the_last_card_restarts_the_clock_and_ends_readiness(sqlite: str) -> None:
    clock = Clock()
    async with opened(sqlite, now=clock) as site:
        ana, bea = await site.guests("Ana", "Bea")
        table = await last_board(site, ana, bea, auction_seconds=SECONDS)
        async with ana.live(table, 0) as wire, bea.live(table, 1):
            await bea.play(table, 1, "ready")
            clock.time += SECONDS - 1
            await ana.play(table, 0, "offer s1 give 1 gold done")
            assert await clock_of(wire, ana, table, 0) == clock.time + SECONDS
            let_pass(site, table, clock, SECONDS - 1)
            await wire.settle()
            seen = (await ana.look(table))["sections"]
            assert (seen["view.round"], seen["figures.waited"]) == (1, [0, 1])


async def test_the_time_runs_anew_after_a_restart(database: str) -> None:
    clock = Clock()
    async with opened(database, now=clock) as site:
        ana, bea = await site.guests("Ana", "Bea")
        table = await first_lot(site, ana, bea, auction_seconds=SECONDS)
    clock.time += 1000
    async with opened(database, now=clock) as site:
        again = Person(site, ana.token, "Ana-again")
        async with again.live(table, 0) as wire:
            assert await clock_of(wire, again, table, 0) == clock.time + SECONDS
            assert await place(again, table) == FIRST


async def test_people_at_two_processes_are_silent_together(postgresql: str) -> None:
    async with opened(postgresql) as one, opened(postgresql) as two:
        ana, bea = await one.guests("Ana", "Bea")
        table = await first_lot(one, ana, bea, auction_seconds=1)
        there = Person(two, bea.token, "Bea-there")
        async with ana.live(table, 0) as wire, there.live(table, 1) as other:
            for listener in (wire, other):
                while True:
                    change = await listener.until("change")
                    if any(event["kind"] in {"won", "nobody-won"} for event in change["events"]):
                        break


async def test_who_comes_back_at_another_process_gets_time_at_both(postgresql: str) -> None:
    clock = Clock()
    async with opened(postgresql, now=clock) as one, opened(postgresql, now=clock) as two:
        ana, bea = await one.guests("Ana", "Bea")
        table = await first_lot(one, ana, bea, auction_seconds=SECONDS)
        there = Person(two, bea.token, "Bea-there")
        async with ana.live(table, 0) as wire:
            await wire.settle()
            clock.time += SECONDS - 1
            async with there.live(table, 1) as other:
                await other.settle()
                while (await wire.until("change"))["sections"].get("clock") != clock.time + SECONDS:
                    pass


async def test_without_a_clock_nobody_is_hurried(sqlite: str) -> None:
    async with opened(sqlite) as site:
        ana, bea = await site.guests("Ana", "Bea")
        table = await first_lot(site, ana, bea, auction_seconds=0)
        async with ana.live(table, 0) as wire:
            assert await clock_of(wire, ana, table, 0) is None
        assert site.registry.tables[table] not in site.registry.silence.tasks
        assert (await ana.look(table))["now"] is None


async def test_a_table_has_no_clock_unless_its_host_asks_for_one(sqlite: str) -> None:
    async with opened(sqlite) as site:
        ana = await site.guest("Ana")
        made = await ana.ask("POST", "/tables", {"game": "empire", "seats": [{"kind": "mine"}, {"kind": "open"}]})
        assert made["sections"]["table"]["auction_seconds"] == 0


@pytest.mark.parametrize("seconds", [-1, 601, 1.5, "soon"])
async def test_seconds_that_are_none_are_refused(sqlite: str, seconds: Any) -> None:
    async with opened(sqlite) as site:
        ana = await site.guest("Ana")
        body = {"game": "empire", "seats": [{"kind": "mine"}, {"kind": "open"}], "auction_seconds": seconds}
        await ana.refused("bad-request", 400, "POST", "/tables", body)


async def test_a_rematch_has_the_clock_of_its_table(sqlite: str) -> None:
    async with opened(sqlite) as site:
        ana, bea = await site.guests("Ana", "Bea")
        table = await first_lot(site, ana, bea, auction_seconds=45)
        for seat, person in enumerate((ana, bea)):
            await person.ask("POST", f"/tables/{table}/seats/{seat}/void", {})
        again = (await ana.ask("POST", f"/tables/{table}/rematch"))["id"]
        assert (await ana.look(again))["sections"]["table"]["auction_seconds"] == 45
        await until(lambda: not site.registry.silence.tasks)
