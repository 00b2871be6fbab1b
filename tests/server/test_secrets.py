"""What is hidden stays hidden: in what a seat is sent, in the deal, until the end."""

import json
from collections.abc import Callable
from typing import Any

import pytest

import carrack
from carrack import Game
from carrack.engine.secret import commitment
from support.site import Person, counted, opened
from support.worlds import laid, lay_out, quiet, two_worlds

# The deal -------------------------------------------------------------------------------------------------------------


async def test_the_deal_is_committed_to_before_the_nonces_and_revealed_at_the_end(database: str) -> None:
    async with opened(database) as site:
        people = await site.guests("Ana", "Bea")
        ana, bea = people
        table = await site.table(ana, started=False, more_seats=[{"kind": "open"}])
        before = (await bea.look(table))["sections"]["table"]["commitment"]
        await ana.ask("PUT", f"/tables/{table}/seats/0/nonce", {"nonce": "ab" * 16})
        # Who comes in brings it along, as the host may begin at once.
        await bea.refused("bad-nonce", 422, "POST", f"/tables/{table}/seats/1/join", {"nonce": "ef"})
        assert (await bea.look(table))["yours"] == []
        await bea.ask("POST", f"/tables/{table}/seats/1/join", {"nonce": "ef" * 16})
        for person, hidden in ((ana, "ef" * 16), (bea, "ab" * 16)):
            assert hidden not in json.dumps(await person.look(table))
        await ana.ask("POST", f"/tables/{table}/start")
        await ana.refused("wrong-life", 409, "GET", f"/tables/{table}/reveal")
        while True:
            state = await site.registry.read(table, lambda state: state)
            assert state.table is not None
            if state.life == "over":
                break
            game = state.table.game
            assert game.commitment == before
            seat = next(seat for seat in game.deciders if seat not in game.committed)
            await people[seat].play(table, seat, game.legal_moves(seat)[0])
        answer = await site.nobody.ask("GET", f"/tables/{table}/reveal")
        assert answer["commitment"] == before == commitment(bytes.fromhex(answer["reveal"]["secret"]))
        assert answer["reveal"]["nonces"] == ["ab" * 16, "ef" * 16]
        assert answer["reveal"]["shuffles"]
        record = (await site.nobody.call("GET", f"/tables/{table}/record")).text
        assert carrack.verify(record) == ()
        # The secret is out: nothing is taken back any more.
        node = await ana.node(table, 0)
        await ana.refused("wrong-life", 409, "POST", f"/tables/{table}/seats/0/take-back", node)


async def test_no_two_tables_have_the_same_secret(database: str) -> None:
    async with opened(database) as site:
        ana = await site.guest("Ana")
        commitments = set()
        for _ in range(5):
            made = await ana.ask("POST", "/tables", {"game": "toy", "seats": [{"kind": "mine"}] * 2})
            commitments.add(made["sections"]["table"]["commitment"])
        assert len(commitments) == 5


# Two worlds that differ in what a seat does not know ------------------------------------------------------------------


READ = ("", "/events", "/record", "/replay", "/reveal", "/scores", "/verify", "/chat", "/invitations")
LAID = [
    *(("toy", seat) for seat in (0, 1)),
    *(("peeked", seat) for seat in (None, 1)),
    *(("discovery", seat) for seat in (None, 1)),
    *(("claim", seat) for seat in (None, 0)),
    ("sell", 1),
    *(("sealed-bid", seat) for seat in (None, 1)),
    ("answer", 2),
]


async def traffic(
    database: str, game: Game, seat: int | None, script: list[tuple[int, str]], order: dict[str, Any] | None = None
) -> list[Any]:
    """All that a seat gets, to the byte, while others play; clock and chance stand still. `order`: of the last seat."""
    heard: list[Any] = []
    async with opened(database, now=lambda: 1_000_000.0, random_bytes=counted()) as site:
        people = await site.guests("Ana", "Bea", "Cleo")
        table = await site.table(*people, game=game.name, options=game.options)
        await lay_out(site, table, game)
        who: Person = site.nobody if seat is None else people[seat]
        async with who.live(table, seat) as wire:
            await wire.settle()
            if order is not None:
                await people[2].ask("POST", f"/tables/{table}/seats/2/standing/orders", {**order, "key": "the-order"})
            heard += await asked(who, table, seat)
            for mover, move in script:
                number = (await who.look(table))["sections"]["view.number"]
                body = {"number": number, "takebacks": 0, "move": move, "key": people[mover].key()}
                answer = await people[mover].call("POST", f"/tables/{table}/seats/{mover}/moves", body)
                heard += [answer.content] if mover == seat else []
                heard += await asked(who, table, seat)
            await wire.settle()
            heard.extend(wire.heard)
    return heard


async def asked(who: Person, table: str, seat: int | None) -> list[bytes]:
    """The answers to all that a seat can ask now, and to some that it cannot."""
    path = f"/tables/{table}"
    now = (await who.look(table, seat))["sections"]
    query = "" if seat is None else f"?seat={seat}"
    calls: list[Any] = [("GET", f"{path}{what}{query}", None) for what in (*READ, f"/replay/{now['view.number']}")]
    calls.append(("GET", "/tables/mine", None))
    for other in range(3):  # what is refused must not tell either
        wrong = {"number": 10_000, "takebacks": 0, "move": "pass", "key": "a-wrong-key"}
        calls.append(("POST", f"{path}/seats/{other}/moves", wrong))
    if seat is not None:
        wrong = {"number": now["view.number"], "takebacks": 0, "key": "another-wrong"}
        greyed = [one["notation"] for one in now["menu"] if one["refusal"]]
        for text in ("dance", *greyed[:5]):
            calls.append(("POST", f"{path}/seats/{seat}/moves", {**wrong, "move": text}))
            calls.append(("POST", f"{path}/seats/{seat}/why-not", {"move": text}))
        calls += [("POST", f"{path}/seats/{seat}/preview", {"move": one["move"]}) for one in now["menu"][:5]]
        calls.append(("GET", f"{path}/seats/{seat}/figures", None))
    return [(await who.call(*call)).content for call in calls]


@pytest.mark.parametrize(("case", "seat"), LAID)
async def test_worlds_that_a_seat_cannot_tell_apart_send_it_the_same_bytes(
    new_database: Callable[[], str], case: str, seat: int | None
) -> None:
    game = laid(case)
    script = quiet(game, seat, 2)
    assert script or case == "peeked"
    sent = [await traffic(new_database(), world, seat, script) for world in two_worlds(game, seat)]
    assert sent[0] == sent[1]
    assert len(sent[0]) > 10


@pytest.mark.parametrize("seat", [None, 0])
async def test_what_others_have_ordered_is_in_nothing_that_is_sent(
    new_database: Callable[[], str], seat: int | None
) -> None:
    game = laid("claim")
    script = quiet(game, seat, 2)
    orders = [{"kind": "sell", "amount": amount} for amount in (1, 2)]
    sent = [await traffic(new_database(), game, seat, script, order) for order in orders]
    assert sent[0] == sent[1]


@pytest.mark.parametrize("seat", [None, 0])
async def test_what_others_choose_unseen_is_in_nothing_that_is_sent(
    new_database: Callable[[], str], seat: int | None
) -> None:
    game = carrack.load(carrack.new_game("toy", players=3, seed=3).to_dict())
    scripts = [[(1, choice), (0, "bid 1")] for choice in ("bid 1", "bid 3")]
    sent = [await traffic(new_database(), game, seat, script) for script in scripts]
    assert sent[0] == sent[1]
