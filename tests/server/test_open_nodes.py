"""Open nodes under load: acts that arrive at once are all played, answers to what has changed are refused."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest

from carrack.server import Config
from carrack.server.tables import bot_runner
from carrack.server.tables.bot_runner import BotRunner
from support.lots import FIRST, bids, first_lot
from support.server_process import serving
from support.site import Person, Wire, opened, until

RAISES = 12


def moves(table: str, seat: int) -> str:
    return f"/tables/{table}/seats/{seat}/moves"


def act(person: Person, number: int, move: str) -> dict[str, Any]:
    return {"number": number, "takebacks": 0, "move": move, "key": person.key()}


async def number_of(person: Person, table: str) -> int:
    return int((await person.look(table))["sections"]["view.number"])


# Races ----------------------------------------------------------------------------------------------------------------


async def race(table: str, *people: Person) -> None:
    """Let all seats raise at once, under the same number, again and again."""
    for amount in range(1, RAISES + 1):
        number = await number_of(people[0], table)
        calls = [
            person.ask("POST", moves(table, seat), act(person, number, f"bid {amount}"))
            for seat, person in enumerate(people)
        ]
        answers = await asyncio.gather(*calls)
        assert sorted(answer["number"] for answer in answers) == [number + 1, number + 2]
    assert await bids(people[0], table) == [RAISES, RAISES]


async def test_two_who_raise_at_once_both_raise(database: str) -> None:
    async with opened(database) as site:
        ana, bea = await site.guests("Ana", "Bea")
        await race(await first_lot(site, ana, bea), ana, bea)


async def test_two_who_raise_at_once_at_two_processes_both_raise(postgresql: str) -> None:
    async with serving(postgresql) as (one, _), serving(postgresql) as (two, _):
        ana, bea = await one.guests("Ana", "Bea")
        table = await first_lot(one, ana, bea, auction_seconds=0)
        there = Person(two, bea.token, "Bea-there")
        await race(table, ana, there)
        assert await ana.look(table) == await Person(two, ana.token, "Ana-there").look(table)


@asynccontextmanager
async def two_processes(postgresql: str, *names: str) -> AsyncIterator[tuple[str, list[Person]]]:
    """A table in the first lot, whose people sit at two processes in turn."""
    async with serving(postgresql) as (one, _), serving(postgresql) as (two, _):
        people = await one.guests(*names)
        table = await first_lot(one, *people)
        yield (
            table,
            [
                Person(two, person.token, f"{person.name}-there") if at % 2 else person
                for at, person in enumerate(people)
            ],
        )


async def at_once(table: str, *acts: tuple[Person, int, str]) -> list[httpx.Response]:
    """Let people act at once, each of them having seen the same."""
    number = await number_of(acts[0][0], table)
    return await asyncio.gather(
        *(person.call("POST", moves(table, seat), act(person, number, move)) for person, seat, move in acts)
    )


async def events_of(person: Person, table: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (await person.ask("GET", f"/tables/{table}/events"))["events"]
    return found


async def test_of_two_who_accept_one_offer_at_two_processes_one_gets_it(postgresql: str) -> None:
    async with two_processes(postgresql, "Ana", "Bea", "Cleo") as (table, (ana, bea, cleo)):
        for count in range(1, 6):
            await ana.play(table, 0, "offer anybody give 1 gold done")
            answers = await at_once(table, (bea, 1, "accept s0 1"), (cleo, 2, "accept s0 1"))
            assert sorted(answer.status_code for answer in answers) == [200, 409], [one.text for one in answers]
            (refused,) = [answer.json() for answer in answers if answer.status_code == 409]
            assert refused["code"] == "changed", "what the other has seen is gone"
            traded = [event for event in await events_of(ana, table) if event["kind"] == "traded"]
            assert len(traded) == count
        assert await ana.look(table) == await Person(bea.site, ana.token, "Ana-there").look(table)


async def test_a_withdrawal_and_a_raise_at_two_processes_are_played_in_one_order(postgresql: str) -> None:
    """If the raise comes first, the tie is gone and the withdrawal is refused; else both are played."""
    async with two_processes(postgresql, "Ana", "Bea", "Cleo") as (table, (ana, bea, _)):
        await bea.play(table, 1, "bid 1")
        for amount in range(1, 20):
            await ana.play(table, 0, f"bid {amount}")  # a tie with Bea
            withdrawn, raised = await at_once(table, (ana, 0, "withdraw"), (bea, 1, f"bid {amount + 1}"))
            assert raised.status_code == 200, raised.text
            last = [(event["kind"], event["args"]["seat"]) for event in (await events_of(ana, table))[-2:]]
            if withdrawn.status_code == 200:
                assert last == [("withdraws", 0), ("bids", 1)]
                break
            assert (withdrawn.status_code, withdrawn.json()["clause"]) == (422, "E5.3")
            assert last == [("bids", 0), ("bids", 1)]
        assert (await bids(ana, table))[1] == amount + 1
        assert await ana.look(table) == await Person(bea.site, ana.token, "Ana-there").look(table)


async def test_two_live_connections_raise_at_once(database: str) -> None:
    async with opened(database) as site:
        people = await site.guests("Ana", "Bea")
        table = await first_lot(site, *people)
        number = await number_of(people[0], table)
        async with people[0].live(table, 0) as one, people[1].live(table, 1) as two:
            wires = (one, two)
            for wire in wires:
                await wire.settle()
            for wire, person in zip(wires, people, strict=True):
                await wire.send({"type": "move", **act(person, number, "bid 5")})
            assert sorted([(await wire.until("done"))["answer"]["number"] for wire in wires]) == [
                number + 1,
                number + 2,
            ]
        assert await bids(people[0], table) == [5, 5]


async def test_an_act_that_is_sent_twice_is_played_once(database: str) -> None:
    async with opened(database) as site:
        ana, bea = await site.guests("Ana", "Bea")
        table = await first_lot(site, ana, bea)
        body = act(ana, await number_of(ana, table), "bid 2")
        answers = await asyncio.gather(*(ana.ask("POST", moves(table, 0), body) for _ in range(4)))
        assert answers == [answers[0]] * 4
        await bea.play(table, 1, "bid 3")
        assert await ana.ask("POST", moves(table, 0), body) == answers[0]
        assert await bids(ana, table) == [2, 3]


# Refusals -------------------------------------------------------------------------------------------------------------


async def test_who_is_content_with_what_has_changed_is_refused_and_has_seen_the_change(database: str) -> None:
    async with opened(database) as site:
        ana, bea = await site.guests("Ana", "Bea")
        table = await first_lot(site, ana, bea)
        number = await number_of(ana, table)
        async with bea.live(table, 1) as wire:
            await wire.settle()
            await ana.play(table, 0, "bid 2")
            await wire.send({"type": "move", **act(bea, number, "content")})
            change, problem = await wire.until("change"), await wire.until("problem")
            assert change["sections"]["view.bids"] == [2, 0]
            assert (problem["problem"]["code"], problem["problem"]["number"]) == ("changed", number + 1)
        told = await bea.refused("changed", 409, "POST", moves(table, 1), act(bea, number, "content"))
        assert (told["number"], told["takebacks"]) == (number + 1, 0)
        await bea.ask("POST", moves(table, 1), act(bea, number + 1, "content"))


async def test_an_act_that_is_not_legal_any_more_is_refused_with_its_reason(database: str) -> None:
    async with opened(database) as site:
        ana, bea = await site.guests("Ana", "Bea")
        table = await first_lot(site, ana, bea)
        number = await number_of(ana, table)
        await ana.play(table, 0, "bid 2")
        told = await bea.call("POST", moves(table, 1), act(bea, number, "withdraw"))  # the tie is gone
        assert (told.status_code, told.json()["clause"]) == (422, "E5.3")


async def test_an_act_of_an_earlier_card_is_stale(database: str) -> None:
    async with opened(database) as site:
        ana, bea = await site.guests("Ana", "Bea")
        table = await first_lot(site, ana, bea)
        number = await number_of(ana, table)
        await ana.play(table, 0, "bid 2")
        await bea.play(table, 1, "content")  # and so is Ana, who acted last
        assert (await ana.look(table))["sections"]["view.ask"]["args"]["number"] == FIRST + 1
        await bea.refused("stale", 409, "POST", moves(table, 1), act(bea, number, "bid 4"))


async def test_an_act_is_played_although_the_seats_own_plan_has_acted_meanwhile(database: str) -> None:
    async with opened(database) as site:
        ana, bea = await site.guests("Ana", "Bea")
        table = await first_lot(site, ana, bea, auction_seconds=600)
        seen = await ana.look(table, 0)
        plan = {"bids": [{"place": FIRST, "amount": 4}], "key": ana.key()}
        await ana.ask("PUT", f"/tables/{table}/seats/0/standing/plan", plan)
        body = {**act(ana, seen["sections"]["view.number"], "bid 9"), "revision": seen["revision"]}
        await ana.ask("POST", moves(table, 0), body)
        assert await bids(bea, table) == [9, 0]


# Bots -----------------------------------------------------------------------------------------------------------------


BOT: dict[str, Any] = {
    "game": "empire",
    "options": {"version": "beginner"},
    "more_seats": [{"kind": "bot", "level": 0}],
}


@asynccontextmanager
async def first_lot_followed(ana: Person, table: str) -> AsyncIterator[Wire]:
    """Follow a table live from the auction of its first card, for which Ana has sold no goods."""
    async with ana.live(table, 0) as wire:
        await wire.until("fresh")
        await ana.play(table, 0, "sell 0")
        while (await wire.until("change"))["sections"].get("view.mode") != "open":
            pass
        yield wire


class HeldPauses:
    """Holds the bots in their pauses until a test ends these one by one."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun = 0
        self._ends = asyncio.Semaphore(0)

        async def rest(_runner: BotRunner, answers_at: float) -> None:
            if answers_at > time.monotonic():
                self.begun += 1
                await self._ends.acquire()

        monkeypatch.setattr(BotRunner, "_rest", rest)

    async def until_begun(self, count: int) -> None:
        """Wait until so many pauses have begun."""
        await until(lambda: self.begun >= count)

    def end(self) -> None:
        """End the pause that is on."""
        self._ends.release()


async def test_a_bot_takes_its_time_while_somebody_follows_and_decides_again_if_overtaken(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    pauses = HeldPauses(monkeypatch)
    async with opened(sqlite, bot_pause_seconds=600.0) as site:
        ana = await site.guest("Ana")
        table = await site.table(ana, **BOT)
        async with first_lot_followed(ana, table) as wire:
            for count, raised in enumerate((20, 25), 1):
                await pauses.until_begun(count)
                await ana.play(table, 0, f"bid {raised}")  # before the bot has answered
                pauses.end()
            await pauses.until_begun(3)
            own = await wire.settle()
            assert [event["kind"] for change in own for event in change["events"]] == ["bids", "bids"]
            pauses.end()
            answer = await wire.until("change")
            assert answer["events"][0]["args"]["seat"] == 1


class LongestPauses:
    """Draws the longest pauses of bots, and keeps them by the number of the position; then they are cut short."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.seconds: dict[int, float] = {}
        pause = BotRunner._pause

        def drawn(runner: BotRunner, hosted: Any, turn: Any) -> float:
            found = pause(runner, hosted, turn)
            if found:
                self.seconds[turn.number] = found
            return min(found, 0.05)

        monkeypatch.setattr(bot_runner, "_random", self)
        monkeypatch.setattr(BotRunner, "_pause", drawn)

    def uniform(self, _low: float, high: float) -> float:
        return high

    def within(self, first: int, last: int) -> list[float]:
        """The pauses before the acts that answer these numbers."""
        return [seconds for number, seconds in self.seconds.items() if first <= number <= last]


async def test_bots_answer_within_a_second_and_several_of_them_in_one_pause(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    pauses = LongestPauses(monkeypatch)
    options = {"version": "beginner", "trades": "off"}
    bots = {**BOT, "options": options, "more_seats": [{"kind": "bot", "level": 1}] * 3}
    async with opened(sqlite, bot_pause_seconds=Config().bot_pause_seconds) as site:
        ana = await site.guest("Ana")
        table = await site.table(ana, **bots)
        async with first_lot_followed(ana, table) as wire:
            first: int = (await ana.play(table, 0, "bid 29"))["number"]
            answers: list[str] = []
            while len(answers) < 3:
                events = (await wire.until("change"))["events"]
                answers += [event["kind"] for event in events if event["number"] > first]
    assert answers[:3] == ["content"] * 3, "nobody can bid more"
    assert len(pauses.within(first, first + 2)) == 1
    assert sum(pauses.within(first, first + 2)) <= 0.9, "what is left of a second is for thinking and storing"


async def test_a_bot_that_has_begun_an_offer_completes_it_without_a_pause(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    pauses = LongestPauses(monkeypatch)
    async with opened(sqlite, bot_pause_seconds=0.1) as site:
        ana, bea = await site.guests("Ana", "Bea")
        table = await first_lot(site, ana, bea)
        begun: int = (await bea.play(table, 1, "offer s0"))["number"]
        async with ana.live(table, 0) as wire:
            await wire.settle()
            await bea.ask("POST", f"/tables/{table}/seats/1/leave", {"level": 1})
            acts: list[str] = []
            while "content" not in acts:
                acts += [event["kind"] for event in (await wire.until("change"))["events"]]
    assert acts[:2] == ["asks", "offered"]
    assert min(pauses.seconds) == begun + 2, "no earlier than before the next act"


async def test_a_bot_does_not_wait_where_nobody_follows(sqlite: str) -> None:
    async with opened(sqlite, bot_pause_seconds=600.0) as site:
        ana = await site.guest("Ana")
        table = await site.table(ana, **BOT)
        await ana.play(table, 0, "sell 0")
        for _ in range(500):
            events = (await ana.ask("GET", f"/tables/{table}/events"))["events"]
            opened_at = next((event["serial"] for event in events if event["kind"] == "opens"), len(events))
            if any(event["args"].get("seat") == 1 for event in events[opened_at + 1 :]):
                return
            await asyncio.sleep(0.02)
        pytest.fail("the bot waits")


# A server that is killed ----------------------------------------------------------------------------------------------


class Raiser:
    """Raises one seat's bid as quickly as it can, and knows what was acknowledged."""

    def __init__(self, person: Person, table: str, seat: int) -> None:
        self.person = person
        self.table = table
        self.seat = seat
        self.bid = 0  # acknowledged
        self.sent: dict[str, Any] | None = None  # without an answer

    async def play(self, number: int) -> None:
        """Raise until the server is gone; the unanswered raise first and under the same key."""
        while self.bid < 30:
            self.sent = self.sent or act(self.person, number, f"bid {self.bid + 1}")
            try:
                answer = await self.person.call("POST", moves(self.table, self.seat), self.sent)
            except httpx.TransportError:
                return
            assert answer.status_code == 200, answer.text
            self.bid += 1
            self.sent = None
            await asyncio.sleep(0.01)

    async def check(self) -> None:
        stands = (await bids(self.person, self.table))[self.seat]
        assert stands - self.bid in ((0, 1) if self.sent else (0,))


async def test_a_server_that_is_killed_inside_a_lot_has_every_acknowledged_raise(database: str) -> None:
    """With all else that stands in the lot: an offer, and a plan that has bid."""
    async with serving(database) as (site, server):
        ana, bea, cleo = await site.guests("Ana", "Bea", "Cleo")
        table = await first_lot(site, ana, bea, cleo, auction_seconds=600)
        await cleo.play(table, 2, "offer anybody give 1 good for 2 gold")
        plan = [{"place": FIRST, "amount": 1}, {"place": FIRST + 1, "amount": 7, "tied": "withdraw"}]
        await cleo.ask("PUT", f"/tables/{table}/seats/2/standing/plan", {"bids": plan, "key": cleo.key()})
        stood = await standing_of(cleo, table, 2)
        assert (stood["offers"][0]["asked"], len(stood["orders"]), stood["bid"]) == ({"gold": 2}, 2, 1)
        number = await number_of(ana, table)  # of the first raise: all others answer the same node
        raisers = [Raiser(ana, table, 0), Raiser(bea, table, 1)]
        for _ in range(2):
            wanted = [min(raiser.bid + 3, 30) for raiser in raisers]
            load = asyncio.gather(*(raiser.play(number) for raiser in raisers))
            while any(raiser.bid < bid for raiser, bid in zip(raisers, wanted, strict=True)):  # noqa: ASYNC110 - as the bids arrive
                await asyncio.sleep(0.005)
            await server.kill_and_restart(site, load)
            for raiser in raisers:
                await raiser.check()
            assert await standing_of(cleo, table, 2) == stood
        await ana.play(table, 0, "accept s2 1")
        traded = [event["args"] for event in await events_of(ana, table) if event["kind"] == "traded"]
        assert len(traded) == 1, "the offer can still be accepted, once"


async def standing_of(person: Person, table: str, seat: int) -> dict[str, Any]:
    """What stands of a seat in a lot: its offers, its plan and its bid."""
    seen = (await person.look(table, seat))["sections"]
    offers = [offer for offer in seen["figures.offers"] if offer["seat"] == seat]
    return {
        "offers": [{name: offer[name] for name in ("place", "to", "given", "asked")} for offer in offers],
        "orders": seen["standing"]["orders"],
        "planners": seen["table"]["planners"],
        "bid": seen["view.bids"][seat],
    }
