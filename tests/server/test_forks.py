"""Forks: going on from a node elsewhere, with what was unseen dealt anew; boards that are one's own alone."""

from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import select

import carrack
from carrack import Game
from carrack.server.storage import schema
from support.site import Person, Site, clock, counted, opened
from support.worlds import laid, lay_out, two_worlds

MINE, OPEN = {"kind": "mine"}, {"kind": "open"}


async def fork(who: Person, table: str, number: int, seats: list[Any], **more: Any) -> Any:
    return await who.ask("POST", f"/tables/{table}/forks", {"number": number, "seats": seats, **more})


async def game_of(site: Site, table: str) -> Game:
    state = await site.registry.read(table, lambda state: state)
    assert state.table is not None
    return state.table.game


# Tables ---------------------------------------------------------------------------------------------------------------


async def test_a_finished_game_is_gone_on_with_from_any_node_at_a_new_table(database: str) -> None:
    async with opened(database) as site:
        ana, bea, cleo = await site.guests("Ana", "Bea", "Cleo")
        table = await site.table(ana, bea, game="discovery")
        await site.play_on(table)
        made = await fork(cleo, table, 3, [MINE, OPEN])
        facts = made["sections"]["table"]
        assert (facts["life"], facts["game"], made["yours"]) == ("gathering", "discovery", [0])
        assert facts["commitment"] != (await ana.look(table))["sections"]["table"]["commitment"]
        new = made["id"]
        await ana.ask("POST", f"/tables/{new}/seats/1/join", {})
        await cleo.ask("POST", f"/tables/{new}/start")
        then = (await cleo.ask("GET", f"/tables/{table}/replay/3"))["sections"]
        now = (await cleo.look(new))["sections"]
        assert {key: value for key, value in now.items() if key.startswith("view")} == {
            key: value for key, value in then.items() if key.startswith("view")
        }
        await site.play_on(new)
        assert (await cleo.look(new))["sections"]["table"]["life"] == "over"
        verified = await cleo.ask("GET", f"/tables/{new}/verify")
        assert verified["is_sound"], verified
        assert (await cleo.ask("GET", f"/tables/{new}/replay"))["first"] == 3
    async with opened(database) as site:
        there = Person(site, cleo.token)
        assert (await there.look(new))["sections"]["table"]["life"] == "over"


@pytest.mark.parametrize("game", ["discovery", "empire"])
async def test_every_game_can_be_forked_and_played_to_the_end(database: str, game: str) -> None:
    async with opened(database) as site:
        people = await site.guests("Ana", "Bea", "Cleo")
        # All claim the same nation, again and again, until the claims are over.
        table = await site.table(*people, game=game, options={"claim_rounds": 1} if game == "empire" else {})
        await site.play_on(table, 10)
        board = (await fork(people[0], table, 7, [MINE] * 3, seat=0, is_board=True))["id"]
        await site.play_on(board)
        answer = await people[0].ask("GET", f"/tables/{board}/scores")
        assert len(answer["scores"]) == 3
        seen = await people[0].look(board, 0)
        site.registry.tables.pop(board)  # what comes now is read from the database, with a snapshot if there is one
        assert await people[0].look(board, 0) == seen
        assert await people[0].ask("GET", f"/tables/{board}/scores") == answer


async def test_shuffles_of_before_the_fork_are_not_revealed_as_its_own(database: str) -> None:
    async with opened(database) as site:
        ana, bea = await site.guests("Ana", "Bea")
        table = await site.table(ana, bea)
        await site.play_on(table)
        count = len((await ana.ask("GET", f"/tables/{table}/reveal"))["reveal"]["shuffles"])
        new = (await fork(ana, table, 1, [MINE, MINE]))["id"]
        await ana.ask("POST", f"/tables/{new}/start")
        await site.play_on(new)
        answer = (await ana.ask("GET", f"/tables/{new}/reveal"))["reveal"]["shuffles"]
        assert count > 1
        assert [one["k"] for one in answer] == list(range(1, 1 + len(answer)))


async def test_what_nobody_had_seen_is_dealt_anew_and_the_rest_is_kept(database: str) -> None:
    async with opened(database) as site:
        ana, bea = await site.guests("Ana", "Bea")
        table = await site.table(ana, bea)
        for seat, move in ((0, "bid 0"), (1, "bid 0"), (0, "peek")):
            await (ana, bea)[seat].play(table, seat, move)
        await site.play_on(table)
        peeked = carrack.replay("\n".join((await game_of(site, table)).entries()), to=2).to_dict()
        piles = set()
        for _ in range(12):
            board = (await fork(bea, table, 2, [MINE, MINE], is_board=True))["id"]
            there = (await game_of(site, board)).to_dict()
            assert there["pile_known"] == peeked["pile_known"]
            for token, known, true in zip(there["pile"], there["pile_known"], peeked["pile"], strict=True):
                assert token == true or not known
            piles.add(tuple(there["pile"]))
        assert len(piles) > 1


async def test_where_a_fork_comes_from_is_told_to_who_may_know_it(database: str) -> None:
    async with opened(database) as site:
        ana, bea, cleo, dan = await site.guests("Ana", "Bea", "Cleo", "Dan")
        for is_public in (False, True):
            table = await site.table(ana, bea, is_public=is_public)
            new = (await fork(cleo, table, 0, [MINE, OPEN]))["id"]
            await dan.ask("POST", f"/tables/{new}/seats/1/join", {})
            whence = {"table": table, "number": 0}
            for who in (ana, bea, cleo):
                assert (await who.look(new))["origin"] == whence
            for who in (dan, site.nobody):
                assert (await who.look(new))["origin"] == (whence if is_public else None)
                if not is_public:
                    assert table not in (await who.call("GET", f"/tables/{new}")).text
            async with dan.live(new, 1) as wire:
                view = (await wire.until("fresh"))["picture"]
                assert view["origin"] == (whence if is_public else None)
            assert (await ana.look(table))["origin"] is None


async def test_a_running_game_is_forked_only_from_what_the_caller_may_see(database: str) -> None:
    async with opened(database) as site:
        ana, bea, cleo = await site.guests("Ana", "Bea", "Cleo")
        table = await site.table(ana, bea)
        for seat, move in ((0, "bid 0"), (1, "bid 0"), (0, "peek")):
            await (ana, bea)[seat].play(table, seat, move)
        path = f"/tables/{table}/forks"
        body = {"number": 2, "seats": [MINE, MINE], "is_board": True}
        for who in (bea, cleo):
            await who.refused("not-your-seat", 403, "POST", path, {**body, "seat": 0})
        await site.nobody.refused("no-token", 401, "POST", path, body)
        true = (await game_of(site, table)).to_dict()["pile"]
        own = (await fork(ana, table, 2, [MINE, MINE], seat=0, is_board=True))["id"]
        assert (await game_of(site, own)).to_dict()["pile"][-1] == true[-1]  # she has peeked
        others = set()
        for _ in range(20):
            board = (await fork(cleo, table, 2, [MINE, MINE], is_board=True))["id"]
            others.add((await game_of(site, board)).to_dict()["pile"][-1])
        assert len(others) > 1
        # A sealed choice that was made is not copied to the fork.
        table = await site.table(ana, bea)
        await ana.play(table, 0, "bid 1")
        board = (await fork(bea, table, 0, [MINE, MINE], seat=1, is_board=True))["id"]
        assert (await bea.look(board))["sections"]["view.committed"] == []


async def test_forks_that_cannot_be_are_refused(database: str) -> None:
    async with opened(database) as site:
        ana, bea = await site.guests("Ana", "Bea")
        table = await site.table(ana, bea)
        path = f"/tables/{table}/forks"
        body = {"number": 0, "seats": [MINE, MINE]}
        await ana.refused("no-such-node", 404, "POST", path, {**body, "number": 9})
        await ana.refused("wrong-seats", 422, "POST", path, {**body, "seats": [MINE] * 3})
        await ana.refused("not-alone", 422, "POST", path, {**body, "seats": [MINE, OPEN], "is_board": True})
        await ana.refused("no-own-seat", 422, "POST", path, {**body, "seats": [OPEN, OPEN]})
        bot = {"kind": "bot", "level": 99}
        await ana.refused("bad-level", 422, "POST", path, {**body, "seats": [MINE, bot]})
        await site.play_on(table)
        last = (await game_of(site, table)).number
        await ana.refused("no-such-node", 404, "POST", path, {**body, "number": last})
        await ana.refused("not-your-seat", 403, "POST", path, {**body, "seat": 5})


# Boards ---------------------------------------------------------------------------------------------------------------


async def test_a_board_is_played_by_its_owner_who_goes_back_freely(database: str) -> None:
    async with opened(database) as site:
        ana, bea = await site.guests("Ana", "Bea")
        table = await site.table(ana, bea)
        await site.play_on(table, 2)
        made = await fork(ana, table, 0, [MINE, MINE], seat=0, is_board=True, is_public=True)
        board = made["id"]
        assert (made["yours"], made["sections"]["table"]["life"]) == ([0, 1], "playing")
        assert made["sections"]["table"]["is_board"]
        assert await site.nobody.ask("GET", "/tables") == []  # never in the lobby
        await ana.play(board, 0, "bid 1")
        await ana.play(board, 1, "bid 0")
        await ana.play(board, 0, "take")
        node = await ana.node(board, 1)
        path = f"/tables/{board}/seats/1/back"
        answer = await ana.ask("POST", path, {**node, "to": 1})
        assert (answer["number"], answer["takebacks"]) == (1, 1)
        assert await ana.ask("POST", path, {**node, "to": 1}) == answer  # the same key is one call
        await ana.refused("stale", 409, "POST", path, {**node, "key": ana.key(), "to": 0})
        node = await ana.node(board, 1)
        await ana.refused("no-such-number", 409, "POST", path, {**node, "to": 5})
        await site.play_on(board)
        assert (await ana.look(board))["sections"]["table"]["life"] == "over"
        for what in ("reveal", "verify"):
            await ana.refused("no-secret", 409, "GET", f"/tables/{board}/{what}")
        async with ana.live(board, 0) as wire:
            await wire.settle()
            await wire.send({"type": "back", **await ana.node(board, 0), "to": 0})
            assert (await wire.until("done"))["answer"]["number"] == 0
        assert (await ana.look(board))["sections"]["table"]["life"] == "playing"
    async with opened(database) as site:
        there = Person(site, ana.token)
        seen = (await there.look(board))["sections"]
        assert (seen["table"]["life"], seen["view.number"], seen["view.takebacks"]) == ("playing", 0, 2)


async def test_a_table_with_others_is_no_board(database: str) -> None:
    async with opened(database) as site:
        ana, bea = await site.guests("Ana", "Bea")
        table = await site.table(ana, bea)
        await site.play_on(table, 2)
        node = await ana.node(table, 0)
        await ana.refused("not-a-board", 409, "POST", f"/tables/{table}/seats/0/back", {**node, "to": 0})


async def test_bots_play_on_a_board(database: str) -> None:
    async with opened(database) as site:
        ana, bea, cleo = await site.guests("Ana", "Bea", "Cleo")
        table = await site.table(ana, bea, cleo, game="empire", options={"auction": "turns", "trades": "ends"})
        await site.play_on(table, 5)
        bots = [{"kind": "bot", "level": 0}] * 2
        board = (await fork(ana, table, 4, [MINE, *bots], seat=0, is_board=True))["id"]
        for _ in range(3):
            seen = await ana.awaited(board, 0)
            await ana.play(board, 0, next(one["move"] for one in seen["sections"]["menu"] if not one["refusal"]))


# What a fork tells ----------------------------------------------------------------------------------------------------


async def forked(database: str, game: Game, seat: int | None, number: int) -> list[Any]:
    """All bytes that are stored and sent for a fork, with a fixed clock and fixed random numbers."""
    async with opened(database, now=clock(), random_bytes=counted()) as site:
        people = await site.guests("Ana", "Bea", "Cleo")
        table = await site.table(*people, game=game.name, options=game.options)
        await lay_out(site, table, game)
        who = people[seat or 0]
        body = {"number": number, "seat": seat, "seats": [MINE] * 3}
        received: list[Any] = []
        for is_board in (True, False):
            answer = await who.call("POST", f"/tables/{table}/forks", {**body, "is_board": is_board})
            assert answer.status_code == 201, answer.text
            received.append(answer.content)
            new = answer.json()["id"]
            if not is_board:
                await who.ask("POST", f"/tables/{new}/start")
            await site.play_on(new)
            received += [(await who.call("GET", f"/tables/{new}{path}")).content for path in ("", "/replay", "/record")]
            query = select(schema.rows.c.body).where(schema.rows.c.table_id == new).order_by(schema.rows.c.version)
            async with site.registry.store.engine.connect() as connection:
                received += [bytes(row.body) for row in await connection.execute(query)]
        return received


@pytest.mark.parametrize(
    ("case", "seat"), [("peeked", None), ("peeked", 1), ("discovery", None), ("discovery", 1), ("sealed-bid", 0)]
)
async def test_worlds_that_a_seat_cannot_tell_apart_give_the_same_fork(
    new_database: Callable[[], str], monkeypatch: pytest.MonkeyPatch, case: str, seat: int | None
) -> None:
    monkeypatch.setattr("secrets.randbits", lambda bits: 1 << (bits - 1))  # the seed of the bots
    game = laid(case)
    sent = [await forked(new_database(), world, seat, game.number) for world in two_worlds(game, seat)]
    assert sent[0] == sent[1]
    assert any(b'"position"' in part for part in sent[0])
