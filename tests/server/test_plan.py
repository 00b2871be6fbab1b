"""Planned bids over the wire: sent at once for all cards of a round, private, refused with a reason."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import pytest

from carrack.server.tables import timers
from support.lots import FIRST, bids, first_lot
from support.site import Person, Site, Wire, opened, until


def plan(person: Person, *limits: int, ready: bool = False, **more: Any) -> dict[str, Any]:
    planned = [{"place": place, "amount": limit, **more} for place, limit in enumerate(limits, FIRST)]
    return {"bids": planned, "ready": ready, "key": person.key()}


async def live_lot(site: Site, *people: Person) -> str:
    """Return a table in the first lot with a clock that never runs out here: plans bid as soon as they are sent."""
    return await first_lot(site, *people, auction_seconds=600)


def path(table: str, seat: int) -> str:
    return f"/tables/{table}/seats/{seat}/standing/plan"


async def test_a_plan_bids_at_once_and_is_shown_to_its_seat_alone(database: str) -> None:
    async with opened(database) as site:
        ana, bea = await site.guests("Ana", "Bea")
        table = await live_lot(site, ana, bea)
        answer = await ana.ask("PUT", path(table, 0), plan(ana, 4, 0, 17, ready=True, tied="withdraw"))
        assert await bids(bea, table) == [1, 0]
        mine = await ana.look(table, 0)
        standing = mine["sections"]["standing"]
        assert mine["revision"] == answer["revision"]
        assert [(order["place"], order["tied"]) for order in standing["orders"]] == [
            (place, "withdraw") for place in (2, 3, 4)
        ]
        assert standing["ready"]
        for seen in (await bea.look(table, 1), await site.nobody.look(table)):
            assert "withdraw" not in json.dumps(seen["sections"].get("standing", {}))
            assert '"amount": 17' not in json.dumps(seen)
        await bea.play(table, 1, "bid 3")
        assert await bids(bea, table) == [4, 3]


async def test_a_plan_over_a_live_connection_is_answered_by_its_key(database: str) -> None:
    async with opened(database) as site:
        ana, bea = await site.guests("Ana", "Bea")
        table = await live_lot(site, ana, bea)
        async with ana.live(table, 0) as wire:
            await wire.settle()
            call = {"type": "plan", **plan(ana, 4)}
            await wire.send(call)
            done = await wire.until("done")
            assert done == {"type": "done", "key": call["key"], "answer": {"revision": done["answer"]["revision"]}}
            await wire.send({"type": "plan", **plan(ana, 1, 2, 3, 4, 5, 6)})
            assert (await wire.until("problem"))["problem"]["code"] == "bad-plan"
        assert await bids(bea, table) == [1, 0]


async def test_a_plan_that_is_sent_again_late_does_not_replace_a_newer_one(database: str) -> None:
    async with opened(database) as site:
        ana, bea = await site.guests("Ana", "Bea")
        table = await live_lot(site, ana, bea)
        first = plan(ana, 0, 5)
        await ana.ask("PUT", path(table, 0), first)
        await ana.ask("PUT", path(table, 0), plan(ana, 0, 9))
        await ana.ask("PUT", path(table, 0), first)
        orders = (await ana.look(table, 0))["sections"]["standing"]["orders"]
        assert [order.get("amount", 0) for order in orders] == [0, 9]


@pytest.mark.parametrize(
    ("change", "code", "status"),
    [
        ({"bids": [{"place": 7, "amount": 1}]}, "bad-plan", 409),
        ({"bids": [{"place": 2, "amount": 1}, {"place": 2, "amount": 2}]}, "bad-plan", 409),
        ({"bids": [{"place": 1, "amount": 1}]}, "lot-over", 409),
        ({"bids": [{"place": 2, "amount": 512}]}, "no-such-order", 409),
        ({"bids": [{"place": 2, "amount": 1, "tied": "shout"}]}, "bad-request", 400),
        ({"bids": [{"place": -1, "amount": 1}]}, "bad-request", 400),
        ({"bids": [{"place": 2, "amount": 1}] * 21}, "bad-request", 400),
        ({"key": "short"}, "bad-key", 422),
    ],
)
async def test_a_plan_that_is_none_is_refused(sqlite: str, change: dict[str, Any], code: str, status: int) -> None:
    async with opened(sqlite) as site:
        ana, bea = await site.guests("Ana", "Bea")
        table = await live_lot(site, ana, bea)
        await ana.refused(code, status, "PUT", path(table, 0), {**plan(ana, 1), **change})
        assert await bids(bea, table) == [0, 0]


async def test_only_its_guest_plans_for_a_seat_and_only_where_bids_can_be_planned(sqlite: str) -> None:
    async with opened(sqlite) as site:
        ana, bea = await site.guests("Ana", "Bea")
        table = await live_lot(site, ana, bea)
        await bea.refused("not-your-seat", 403, "PUT", path(table, 0), plan(bea, 1))
        other = await site.table(ana, bea, game="discovery")
        await ana.refused("no-such-order", 409, "PUT", path(other, 0), plan(ana))


async def test_plans_of_all_play_the_round_to_its_end(database: str) -> None:
    async with opened(database) as site:
        ana, bea = await site.guests("Ana", "Bea")
        table = await live_lot(site, ana, bea)
        await ana.ask("PUT", path(table, 0), plan(ana, 3, 2, 0, 0, 1, ready=True))
        await bea.ask("PUT", path(table, 1), plan(bea, 1, 4, 1, 0, 0, ready=True))
        seen = (await ana.look(table, 0))["sections"]
        assert (seen["view.round"], seen["view.ask"]["kind"], seen["standing"]["ready"]) == (2, "sell", False)
        assert seen["standing"]["orders"] == []


# Who has sent a plan -------------------------------------------------------------------------------------------------


async def test_everybody_sees_who_has_sent_a_plan_and_nothing_of_what_it_says(database: str) -> None:
    async with opened(database) as site:
        ana, bea = await site.guests("Ana", "Bea")
        table = await live_lot(site, ana, bea)
        async with bea.live(table, 1) as wire:
            await wire.settle()
            before = await bea.look(table, 1)
            sent = plan(ana, 0, 23, ready=True)
            sent["bids"][1]["tied"] = "withdraw"
            await ana.ask("PUT", path(table, 0), sent)
            change = await wire.until("change")
            assert change["sections"]["table"]["planners"] == [0]
            after = await bea.look(table, 1)
            # A limit of 0 is content, as anybody is who says so: the rest is as it was.
            said = {"table", "awaited", "figures.waited"}
            said |= {f"view.{field}" for field in ("agenda", "content", "deciders", "mover", "number")}
            unlike = {name for name, was in before["sections"].items() if after["sections"][name] != was}
            assert unlike - {"undo", "menu"} <= said
            assert change["sections"].keys() <= {*said, "undo", "menu"}
            facts = after["sections"]["table"]
            assert {**facts, "planners": []} == before["sections"]["table"]
            for seen in (change, after, await site.nobody.look(table), await bea.ask("GET", f"/tables/{table}/events")):
                assert "withdraw" not in json.dumps({**seen, "sections": without_menu(seen)})
                assert "23" not in json.dumps(without_menu(seen).get("standing"))


def without_menu(seen: dict[str, Any]) -> dict[str, Any]:
    """The sections without the menu, where everybody reads of withdrawals."""
    return {name: section for name, section in seen.get("sections", {}).items() if name != "menu"}


async def test_two_plans_that_do_the_same_now_look_the_same_to_others(sqlite: str) -> None:
    async with opened(sqlite) as site:
        ana, bea = await site.guests("Ana", "Bea")
        seen = []
        for limits, ready in (((4, 9, 9, 9, 9), True), ((2,), False)):
            table = await live_lot(site, ana, bea)
            await ana.ask("PUT", path(table, 0), plan(ana, *limits, ready=ready))
            looked = await bea.look(table, 1)
            facts = {key: fact for key, fact in looked["sections"]["table"].items() if key != "commitment"}
            seen.append(
                {
                    **{
                        name: section for name, section in looked["sections"].items() if not name.startswith("view.row")
                    },
                    "table": facts,
                }
            )
        for name in ("table", "view.bids", "view.content", "view.deciders", "standing", "awaited"):
            assert seen[0][name] == seen[1][name]


async def test_a_hand_that_ends_a_plan_does_not_show(database: str) -> None:
    async with opened(database) as site:
        ana, bea = await site.guests("Ana", "Bea")
        table = await live_lot(site, ana, bea)
        await ana.ask("PUT", path(table, 0), plan(ana, 4))
        await ana.play(table, 0, "bid 9")
        assert (await bea.look(table, 1))["sections"]["table"]["planners"] == [0]
        await ana.ask("PUT", path(table, 0), plan(ana))
        assert (await bea.look(table, 1))["sections"]["table"]["planners"] == []


# By mail --------------------------------------------------------------------------------------------------------------


async def test_by_mail_plans_are_played_together_when_all_are_in(database: str) -> None:
    async with opened(database) as site:
        ana, bea, cleo = await site.guests("Ana", "Bea", "Cleo")
        table = await first_lot(site, ana, bea, cleo, auction_seconds=0)
        await ana.ask("PUT", path(table, 0), plan(ana, 3, 2, 0, 0, 1, ready=True))
        await bea.ask("PUT", path(table, 1), plan(bea, 1, 4, 1, 0, 0, ready=True))
        seen = (await cleo.look(table, 2))["sections"]
        assert (seen["view.bids"], seen["awaited"], seen["table"]["planners"]) == ([0, 0, 0], [2], [0, 1])
        assert [one["awaited"] for one in await ana.ask("GET", "/tables/mine")] == [[2]]
        await cleo.ask("PUT", path(table, 2), plan(cleo, 0, 0, 2, 0, 0, ready=True))
        seen = (await cleo.look(table, 2))["sections"]
        assert (seen["view.round"], seen["view.ask"]["kind"]) == (2, "sell")
        events = (await cleo.ask("GET", f"/tables/{table}/events"))["events"]
        assert [event["args"]["seat"] for event in events if event["kind"] == "won"][:3] == [0, 1, 2]


async def test_by_mail_a_bid_by_hand_or_contentment_lets_plans_answer(database: str) -> None:
    async with opened(database) as site:
        ana, bea = await site.guests("Ana", "Bea")
        table = await first_lot(site, ana, bea, auction_seconds=0)
        await ana.ask("PUT", path(table, 0), plan(ana, 5, 5))
        await bea.play(table, 1, "offer s0 give 1 good for 1 gold")
        assert await bids(bea, table) == [0, 0], "an offer is no bid"
        await bea.play(table, 1, "bid 2")
        assert await bids(bea, table) == [3, 2]
        await bea.play(table, 1, "content")
        assert await bids(bea, table) == [0, 0], "the next card waits for Bea again"
        await bea.play(table, 1, "content")
        assert await bids(bea, table) == [1, 0]


async def test_by_mail_nobody_who_follows_sees_a_plan_act_before_all_are_in(sqlite: str) -> None:
    async with opened(sqlite, plan_pause_seconds=0.02) as site:
        ana, bea = await site.guests("Ana", "Bea")
        table = await first_lot(site, ana, bea, auction_seconds=0)
        async with bea.live(table, 1) as wire:
            await wire.settle()
            await ana.ask("PUT", path(table, 0), plan(ana, 4, ready=True))
            await wire.until("change")
            assert site.registry.tables[table] not in site.registry.delayed_orders.tasks
            assert await bids(bea, table) == [0, 0]
            await bea.play(table, 1, "bid 2")
            assert await acts(wire, 3) == [("bids", 1), ("bids", 0), ("content", 0)]


async def test_by_mail_a_bid_ordered_for_any_card_is_not_seen_before_all_are_in(sqlite: str) -> None:
    async with opened(sqlite) as site:
        ana, bea = await site.guests("Ana", "Bea")
        table = await first_lot(site, ana, bea, auction_seconds=0)
        order = {"kind": "bid", "amount": 4, "key": ana.key()}
        await ana.ask("POST", f"/tables/{table}/seats/0/standing/orders", order)
        assert await bids(bea, table) == [0, 0]
        await bea.play(table, 1, "bid 2")
        assert await bids(bea, table) == [3, 2]


async def test_one_person_among_bots_does_not_wait_for_anybody(sqlite: str) -> None:
    async with opened(sqlite, bot_pause_seconds=120.0) as site:
        ana = await site.guest("Ana")
        table = await site.table(
            ana, game="empire", options={"version": "beginner"}, more_seats=[{"kind": "bot", "level": 0}]
        )
        async with ana.live(table, 0):  # so that the bot takes its time in the lot
            await ana.play(table, 0, "sell 0")
            for _ in range(500):
                if (await ana.look(table))["sections"]["view.mode"] == "open":
                    break
                await asyncio.sleep(0.02)
            await ana.ask("PUT", path(table, 0), plan(ana, 30, 30, 30, 30, 30))
            events = (await ana.ask("GET", f"/tables/{table}/events"))["events"]
        assert any(event["kind"] in {"bids", "content"} and event["args"]["seat"] == 0 for event in events)


# While people follow --------------------------------------------------------------------------------------------------

PAUSE = 0.1  # seconds
MOST = 3 * PAUSE / 4  # of a pause that does not end


class HandClock:
    """Stands still for the pauses of plans until a test moves it. Each pause reads it again and again.

    Attributes:
        time: Seconds.
        reads: How often it was read.
    """

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.time = 1000.0
        self.reads = 0
        monkeypatch.setattr(timers, "monotonic", self)

    def __call__(self) -> float:
        self.reads += 1
        return self.time

    async def read_again(self) -> None:
        """Wait until a pause has gone on: by then it has seen all bids that stood before."""
        wanted = self.reads + 4
        await until(lambda: self.reads >= wanted)


async def acts(wire: Wire, count: int) -> list[tuple[str, int]]:
    """The next acts that a connection is told: what, and by whom."""
    found: list[tuple[str, int]] = []
    while len(found) < count:
        events = (await wire.until("change"))["events"]
        found += [(event["kind"], event["args"].get("seat", -1)) for event in events]
    return found


class Followed(NamedTuple):
    """A lot with a pause, whose first seat has a plan. The second seat follows it over a live connection."""

    clock: HandClock
    site: Site
    ana: Person
    bea: Person
    table: str
    wire: Wire

    async def raise_by_hand(self, bid: int) -> None:
        """Raise for the second seat, and let most of the pause pass: the plan does not answer yet."""
        before = (await bids(self.bea, self.table))[0]
        await self.bea.play(self.table, 1, f"bid {bid}")
        await self.clock.read_again()
        self.clock.time += MOST
        await self.clock.read_again()
        assert await bids(self.bea, self.table) == [before, bid]


@asynccontextmanager
async def followed(sqlite: str, monkeypatch: pytest.MonkeyPatch, limit: int) -> AsyncIterator[Followed]:
    clock = HandClock(monkeypatch)
    async with opened(sqlite, plan_pause_seconds=PAUSE) as site:
        ana, bea = await site.guests("Ana", "Bea")
        table = await live_lot(site, ana, bea)
        async with bea.live(table, 1) as wire:
            await wire.settle()
            await ana.ask("PUT", path(table, 0), plan(ana, limit))
            await clock.read_again()
            yield Followed(clock, site, ana, bea, table, wire)


async def test_a_plan_that_people_follow_answers_after_a_pause_and_is_then_content(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with followed(sqlite, monkeypatch, limit=4) as lot:
        lot.clock.time += PAUSE
        assert await acts(lot.wire, 2) == [("bids", 0), ("content", 0)]
        await lot.raise_by_hand(3)
        lot.clock.time += PAUSE - MOST
        # Content comes with the bid: the clock stands, so that a second pause would not end.
        assert await acts(lot.wire, 3) == [("bids", 1), ("bids", 0), ("content", 0)]
        assert await bids(lot.bea, lot.table) == [4, 3]


async def test_the_pause_begins_anew_with_another_raise(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with followed(sqlite, monkeypatch, limit=9) as lot:
        lot.clock.time += PAUSE
        await acts(lot.wire, 2)
        for bid in (3, 5):
            await lot.raise_by_hand(bid)
        lot.clock.time += PAUSE - MOST
        assert await acts(lot.wire, 4) == [("bids", 1), ("bids", 1), ("bids", 0), ("content", 0)]
        assert await bids(lot.bea, lot.table) == [6, 5]


async def test_a_bid_by_hand_within_the_pause_ends_the_plan(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with followed(sqlite, monkeypatch, limit=9) as lot:
        await lot.ana.play(lot.table, 0, "bid 2")
        await lot.clock.read_again()
        lot.clock.time += PAUSE
        await until(lambda: not lot.site.registry.delayed_orders.tasks)
        assert await bids(lot.bea, lot.table) == [2, 0]


async def test_plans_answer_each_other_to_the_end_of_the_round_while_somebody_watches(sqlite: str) -> None:
    async with opened(sqlite, plan_pause_seconds=0.02) as site:
        ana, bea = await site.guests("Ana", "Bea")
        table = await live_lot(site, ana, bea)
        async with site.nobody.live(table, None) as wire:
            await wire.settle()
            await ana.ask("PUT", path(table, 0), plan(ana, 3, 2, 0, 0, 1, ready=True))
            await bea.ask("PUT", path(table, 1), plan(bea, 1, 4, 1, 0, 0, ready=True))
            while (await wire.until("change"))["sections"].get("view.round") != 2:
                pass
        assert (await ana.look(table, 0))["sections"]["table"]["planners"] == []


async def test_a_plan_that_waits_when_the_server_stops_is_played_by_the_next(database: str) -> None:
    async with opened(database, plan_pause_seconds=600.0) as site:
        ana, bea = await site.guests("Ana", "Bea")
        table = await live_lot(site, ana, bea)
        async with bea.live(table, 1) as wire:
            await wire.settle()
            await ana.ask("PUT", path(table, 0), plan(ana, 9))
            assert await bids(bea, table) == [0, 0]
    async with opened(database, takeover_seconds=0.05) as site:
        there = Person(site, bea.token, "Bea-there")
        for _ in range(500):
            if await bids(there, table) == [1, 0]:
                return
            await asyncio.sleep(0.02)
        pytest.fail("the plan waits")
