"""After the game: its replay, its points, its record, and the proof that the deal was true."""

import asyncio
import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from typing import Any

import pytest

import carrack
from carrack.bots.remote import Proved
from carrack.server.tables import bot_workers
from support.shuffle import key_of, shuffled
from support.site import Person, Site, opened


async def finished(site: Site, *people: Person, game: str = "toy") -> str:
    """A table whose game was played to its end."""
    table = await site.table(*people, game=game)
    await site.play_on(table)
    return table


async def test_the_replay_has_every_decision_and_its_events(database: str) -> None:
    async with opened(database) as site:
        people = await site.guests("Ana", "Bea")
        table = await site.table(*people)
        for seat, move in ((0, "bid 0"), (1, "bid 0"), (0, "peek")):
            await people[seat].play(table, seat, move)
        answer = await people[0].ask("GET", f"/tables/{table}/replay?seat=0")
        assert (answer["first"], answer["last"]) == (0, 2)
        assert answer["nodes"] == [
            {"number": 0, "moves": [{"seat": 0, "text": "bid 0"}, {"seat": 1, "text": "bid 0"}], "is_sealed": True},
            {"number": 1, "moves": [{"seat": 0, "text": "peek"}], "is_sealed": False},
        ]
        mine, public = answer["events"], (await site.nobody.ask("GET", f"/tables/{table}/replay"))["events"]
        assert mine != public  # what was peeked at
        assert mine == (await people[0].ask("GET", f"/tables/{table}/events?seat=0"))["events"]


async def test_any_node_is_shown_as_each_seat_saw_it(database: str) -> None:
    async with opened(database) as site:
        people = await site.guests("Ana", "Bea")
        ana, bea = people
        table = await site.table(*people)
        seen = []
        for seat, move in ((0, "bid 0"), (1, "bid 0"), (0, "peek"), (0, "bury")):
            public = await site.nobody.look(table)
            if not public["sections"]["view.committed"]:
                seen.append([public, await ana.look(table, 0), await bea.look(table, 1)])
            await people[seat].play(table, seat, move)
        for number, then in enumerate(seen):
            for picture, who, side in zip(then, (site.nobody, ana, bea), (None, 0, 1), strict=True):
                path = f"/tables/{table}/replay/{number}" + ("" if side is None else f"?seat={side}")
                answer = await who.ask("GET", path)
                was = {
                    key: value
                    for key, value in picture["sections"].items()
                    if key.startswith(("view", "menu", "figures"))
                }
                assert answer["sections"] == was
                assert all(event["number"] == number for event in answer["events"])
        # While the game is on, a seat's side is its own.
        await bea.refused("not-your-seat", 403, "GET", f"/tables/{table}/replay/2?seat=0")
        await bea.refused("not-your-seat", 403, "GET", f"/tables/{table}/replay?seat=0")
        await bea.refused("no-such-node", 404, "GET", f"/tables/{table}/replay/77")
        await bea.refused("no-such-node", 404, "GET", f"/tables/{table}/replay/-1")


async def test_after_the_end_every_side_is_open_to_anybody(database: str) -> None:
    async with opened(database) as site:
        people = await site.guests("Ana", "Bea")
        table = await finished(site, *people)
        for seat in (0, 1):
            answer = await site.nobody.ask("GET", f"/tables/{table}/replay/2?seat={seat}")
            assert answer["sections"]["view.seat"] == seat
            assert (await site.nobody.ask("GET", f"/tables/{table}/replay?seat={seat}"))["nodes"]
        await site.nobody.refused("not-your-seat", 403, "GET", f"/tables/{table}/replay/2?seat=5")


async def test_a_game_that_was_ended_by_agreement_keeps_its_secrets(database: str) -> None:
    async with opened(database) as site:
        ana, bea = await site.guests("Ana", "Bea")
        table = await site.table(ana, bea)
        for seat, person in enumerate((ana, bea)):
            await person.ask("POST", f"/tables/{table}/seats/{seat}/void", {})
        await bea.refused("not-your-seat", 403, "GET", f"/tables/{table}/replay/0?seat=0")
        assert await ana.ask("GET", f"/tables/{table}/replay/0?seat=0")
        for path in ("scores", "verify", "reveal"):
            await ana.refused("wrong-life", 409, "GET", f"/tables/{table}/{path}")


async def test_the_scores_are_told_by_source_and_turn(database: str) -> None:
    async with opened(database) as site:
        people = await site.guests("Ana", "Bea")
        table = await finished(site, *people, game="discovery")
        answer = await site.nobody.ask("GET", f"/tables/{table}/scores")
        public = (await site.nobody.look(table))["sections"]["table"]
        assert (answer["scores"], answer["winners"]) == (public["scores"], public["winners"])
        assert [sum(line["points"] for line in sheet) for sheet in answer["sheets"]] == answer["scores"]
        assert [one["turn"] for one in answer["turns"]] == list(range(1, 9))
        assert answer["turns"][-1]["sheets"] == answer["sheets"]
        assert await site.nobody.ask("GET", f"/tables/{table}/scores") == answer  # worked out once


async def test_the_record_comes_as_a_file(database: str) -> None:
    async with opened(database) as site:
        people = await site.guests("Ana", "Bea")
        table = await finished(site, *people)
        for query, name in (("", f"toy-{table[:8]}.txt"), ("?seat=0", f"toy-{table[:8]}-s0.txt")):
            answer = await people[0].call("GET", f"/tables/{table}/record{query}")
            assert answer.headers["content-type"] == "text/plain; charset=utf-8"
            assert answer.headers["content-disposition"] == f'attachment; filename="{name}"'
            assert carrack.verify(answer.text) == ()


async def test_the_server_verifies_a_game(database: str) -> None:
    async with opened(database) as site:
        people = await site.guests("Ana", "Bea")
        table = await finished(site, *people, game="discovery")
        answer = await site.nobody.ask("GET", f"/tables/{table}/verify")
        commitment = (await site.nobody.look(table))["sections"]["table"]["commitment"]
        assert answer == {"is_sound": True, "commitment": commitment, "mismatches": [], "fault": ""}


async def test_a_table_whose_commitment_is_another_is_not_sound(database: str) -> None:
    async with opened(database) as site:
        people = await site.guests("Ana", "Bea")
        table = await finished(site, *people, game="discovery")
        state = site.registry.tables[table].state
        assert state is not None
        state.commitment = "00" * 32
        assert not (await site.nobody.ask("GET", f"/tables/{table}/verify"))["is_sound"]


@contextmanager
def held(site: Site) -> Iterator[None]:
    """The process that thinks stands still."""
    (thinker,) = site.registry.bot_runner.workers._idle
    thinker.process.send_signal(signal.SIGSTOP)
    try:
        yield
    finally:
        if thinker.process.returncode is None:
            os.kill(thinker.process.pid, signal.SIGCONT)


async def play_with_bot(host: Person) -> None:
    """Begin a game against a bot, and wait until it has chosen."""
    table = await host.site.table(host, game="empire", more_seats=[{"kind": "bot", "level": 0}])
    async with host.live(table) as wire:
        while 1 in (await host.look(table))["sections"]["awaited"]:
            await wire.until("change")


async def test_the_server_goes_on_while_a_game_is_looked_back_at(database: str) -> None:
    async with opened(database) as site:
        ana, bea = await site.guests("Ana", "Bea")
        table, other = await finished(site, ana, bea, game="discovery"), await site.table(ana, bea)
        asked: list[str] = []
        prove = site.registry.bot_runner.workers.prove

        async def listen_in(record: str) -> Proved:
            asked.append(record)
            return await prove(record)

        site.registry.bot_runner.workers.prove = listen_in  # type: ignore[method-assign]  # changes nothing
        await ana.ask("GET", f"/tables/{table}/scores")
        with held(site):
            calls = [asyncio.ensure_future(who.ask("GET", f"/tables/{table}/verify")) for who in (ana, bea)]
            while not asked:
                await ana.look(table, 0)  # this table answers too
            await ana.play(other, 0, "bid 1")
            await play_with_bot(ana)  # bots think on, too
            assert not any(call.done() for call in calls)
        assert [verified["is_sound"] for verified in await asyncio.gather(*calls)] == [True, True]
        assert (await ana.ask("GET", f"/tables/{table}/verify"))["is_sound"]
        assert len(asked) == 1


async def test_what_could_not_be_worked_out_is_tried_again(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(database) as site:
        table = await finished(site, *await site.guests("Ana", "Bea"), game="discovery")
        answer = await site.nobody.ask("GET", f"/tables/{table}/scores")
        with held(site), monkeypatch.context() as patch:
            patch.setattr(bot_workers, "REPLAY_SECONDS", 0.1)
            await site.nobody.refused("too-busy", 503, "GET", f"/tables/{table}/verify")
            assert await site.nobody.ask("GET", f"/tables/{table}/scores") == answer  # as it was kept
        assert (await site.nobody.ask("GET", f"/tables/{table}/verify"))["is_sound"]


async def test_a_browser_has_all_it_takes_to_verify_the_deal_itself(database: str) -> None:
    async with opened(database) as site:
        ana, bea = await site.guests("Ana", "Bea")
        table = await site.table(ana, bea, started=False)
        await ana.ask("PUT", f"/tables/{table}/seats/0/nonce", {"nonce": "ab" * 16})
        before = (await ana.look(table))["sections"]["table"]["commitment"]
        await ana.ask("POST", f"/tables/{table}/start")
        await site.play_on(table)
        answer: dict[str, Any] = await site.nobody.ask("GET", f"/tables/{table}/reveal")
        secret = bytes.fromhex(answer["reveal"]["secret"])
        assert sha256(b"carrack commitment " + secret).hexdigest() == before
        key = key_of(answer["reveal"]["secret"], answer["reveal"]["nonces"])
        catalogues = {one["object"]: one["tokens"] for one in answer["catalogues"]}
        assert answer["reveal"]["shuffles"]
        for one in answer["reveal"]["shuffles"]:
            assert shuffled(key, one["object"], one["k"], catalogues[one["object"]]) == tuple(one["order"])
