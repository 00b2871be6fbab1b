"""Moves: fresh or refused, once however often they are sent, durable before they are answered."""

import asyncio

import pytest

from support.site import Person, opened


def moves(table: str, seat: int) -> str:
    return f"/tables/{table}/seats/{seat}/moves"


async def test_a_stale_number_is_refused_with_the_current_one(database: str) -> None:
    async with opened(database) as site:
        ana, bea = await site.guests("Ana", "Bea")
        table = await site.table(ana, bea)
        old = await ana.node(table, 0)
        await ana.play(table, 0, "bid 0")
        await bea.play(table, 1, "bid 0")
        problem = await ana.refused("stale", 409, "POST", moves(table, 0), {**old, "move": "take"})
        assert (problem["number"], problem["takebacks"]) == (1, 0)
        await ana.ask("POST", moves(table, 0), {**old, "number": problem["number"], "move": "take"})
        await ana.play(table, 0, "give s1")
        before = await ana.node(table, 0)
        await ana.ask("POST", f"/tables/{table}/seats/0/undo", before)
        node = {"number": 2, "takebacks": 0, "key": ana.key()}
        problem = await ana.refused("stale", 409, "POST", moves(table, 0), {**node, "move": "give s1"})
        assert (problem["number"], problem["takebacks"]) == (2, 1)


async def test_a_sealed_choice_has_a_revision_of_its_own(database: str) -> None:
    async with opened(database) as site:
        ana, bea = await site.guests("Ana", "Bea")
        table = await site.table(ana, bea)
        node = {"number": 0, "takebacks": 0}
        answer = await ana.ask("POST", moves(table, 0), {**node, "revision": 0, "move": "bid 1", "key": ana.key()})
        assert answer == {"number": 0, "takebacks": 0, "revision": 1}
        stale = await ana.refused(
            "stale-revision", 409, "POST", moves(table, 0),
            {**node, "revision": 0, "move": "bid 2", "key": ana.key()},
        )  # fmt: skip
        assert stale["revision"] == 1
        answer = await ana.ask("POST", f"/tables/{table}/seats/0/retract", {**node, "revision": 1, "key": ana.key()})
        assert answer["revision"] == 2
        assert (await ana.look(table, 0))["sections"]["view.choice"] is None
        again = {**node, "key": ana.key()}
        await ana.refused("nothing-to-retract", 409, "POST", f"/tables/{table}/seats/0/retract", again)
        # A choice of another seat does not make one's own stale.
        await bea.play(table, 1, "bid 1")
        await ana.ask("POST", moves(table, 0), {**node, "revision": 2, "move": "bid 0", "key": ana.key()})


async def test_the_same_key_twice_is_one_move(database: str) -> None:
    async with opened(database) as site:
        ana, bea = await site.guests("Ana", "Bea")
        table = await site.table(ana, bea)
        body = {**await ana.node(table, 0), "move": "bid 1"}
        first = await ana.ask("POST", moves(table, 0), body)
        assert await ana.ask("POST", moves(table, 0), body) == first
        assert (await ana.look(table, 0))["revision"] == 1
        await ana.refused("key-reused", 409, "POST", moves(table, 0), {**body, "move": "bid 2"})
        await bea.play(table, 1, "bid 0")
        assert await ana.ask("POST", moves(table, 0), body) == first  # though the game went on
        # Keys are a guest's own, and a table's own.
        await bea.refused("stale", 409, "POST", moves(table, 1), body)
        other = await site.table(ana, bea)
        await ana.ask("POST", moves(other, 0), body)


async def test_the_same_call_many_times_at_once_is_one_move(database: str) -> None:
    async with opened(database) as one, opened(database) as two:
        ana, bea = await one.guests("Ana", "Bea")
        table = await one.table(ana, bea)
        body = {**await ana.node(table, 0), "move": "bid 1"}
        there = Person(two, ana.token)
        answers = await asyncio.gather(*(person.ask("POST", moves(table, 0), body) for person in [ana, there] * 4))
        assert answers == [answers[0]] * 8
        assert (await ana.look(table, 0))["revision"] == 1


async def test_of_moves_that_race_for_one_node_one_wins(database: str) -> None:
    async with opened(database) as one, opened(database) as two:
        ana, bea = await one.guests("Ana", "Bea")
        table = await one.table(ana, bea)
        await ana.play(table, 0, "bid 0")
        await bea.play(table, 1, "bid 0")
        there = Person(two, ana.token, "There")
        node = {"number": 1, "takebacks": 0}
        answers = await asyncio.gather(
            *(
                person.call("POST", moves(table, 0), {**node, "move": "take", "key": person.key()})
                for person in [ana, there] * 3
            )
        )
        assert sorted(answer.status_code for answer in answers) == [200, *[409] * 5]
        for answer in answers:
            if answer.status_code == 409:
                assert (answer.json()["code"], answer.json()["number"]) == ("stale", 2)


@pytest.mark.parametrize(
    ("lang", "detail"),
    [("en", "seat is not yours"), ("fr", "place n’est pas la tienne"), ("it", "posto non è tuo")],
)
async def test_a_refusal_is_in_the_language_of_the_caller(database: str, lang: str, detail: str) -> None:
    async with opened(database) as site:
        ana, bea = await site.guests("Ana", "Bea")
        cleo = await site.guest("Cleo", lang)
        table = await site.table(ana, bea)
        body = {**await ana.node(table, 0), "move": "bid 1"}
        problem = await cleo.refused("not-your-seat", 403, "POST", moves(table, 0), body)
        assert detail in problem["detail"]
        asked = {"headers": {"accept-language": f"tlh, {lang}-CH;q=0.8, en;q=0.1"}}
        nobody = await site.nobody.refused("no-token", 401, "POST", moves(table, 0), body, **asked)
        assert (lang == "en") == ("Enter your name" in nobody["detail"])


async def test_what_the_rules_refuse_comes_with_clause_and_remedy(database: str) -> None:
    async with opened(database) as site:
        problems = {}
        for lang in ("en", "fr", "it"):
            ana = await site.guest("Ana", lang)
            made = await ana.ask("POST", "/tables", {"game": "discovery", "seats": [{"kind": "mine"}] * 3})
            table = made["id"]
            await ana.ask("POST", f"/tables/{table}/start")
            seen = await ana.look(table)
            seat = seen["sections"]["awaited"][0]
            other = (seat + 1) % 3
            node = {"number": 0, "takebacks": 0, "key": ana.key()}
            menu = (await ana.look(table, seat))["sections"]["menu"]
            move = menu[0]["notation"]
            problems[lang] = await ana.refused(
                "not-your-turn", 422, "POST", moves(table, other), {**node, "move": move}
            )
            grey = next((one for one in menu if one["refusal"]), None)
            if grey is not None:
                answer = (await ana.call("POST", moves(table, seat), {**node, "move": grey["move"]})).json()
                assert answer["clause"] == grey["refusal"]["clause"]
                assert answer["code"] == grey["refusal"]["code"]
            await ana.refused("no-such-move", 422, "POST", moves(table, seat), {**node, "move": "dance"})
        assert len({one["detail"] for one in problems.values()}) == 3
        assert all(one["remedy"] for one in problems.values())
        assert len({one["remedy"] for one in problems.values()}) == 3


async def test_one_person_among_bots_may_take_back(database: str) -> None:
    async with opened(database) as site:
        ana, bea = await site.guests("Ana", "Bea")
        table = await site.table(ana, bea)
        await ana.play(table, 0, "bid 0")
        body = {**await ana.node(table, 0), "knowing": True}
        await ana.refused("with-people", 409, "POST", f"/tables/{table}/seats/0/take-back", body)
        seats = [{"kind": "mine"}, *[{"kind": "bot", "level": 0}] * 2]
        alone = (await ana.ask("POST", "/tables", {"game": "empire", "seats": seats}))["id"]
        await ana.ask("POST", f"/tables/{alone}/start")
        seen = await ana.awaited(alone, 0)
        number = seen["sections"]["view.number"]
        await ana.play(alone, 0, next(one["move"] for one in seen["sections"]["menu"] if not one["refusal"]))
        await ana.awaited(alone, 0)
        body = {**await ana.node(alone, 0), "knowing": True}
        answer = await ana.ask("POST", f"/tables/{alone}/seats/0/take-back", body)
        assert (answer["number"], answer["takebacks"]) == (number, 1)


async def test_a_take_back_over_a_bid_asks_first_and_marks_the_game(database: str) -> None:
    async with opened(database) as site:
        (ana,) = await site.guests("Ana")
        seats = [{"kind": "mine"}, {"kind": "bot", "level": 0}]
        options = {"version": "beginner", "auction": "turns", "trades": "off"}
        body = {"game": "empire", "seats": seats, "options": options}
        table = (await ana.ask("POST", "/tables", body))["id"]
        await ana.ask("POST", f"/tables/{table}/start")
        seen = await ana.awaited(table, 0)
        while seen["sections"]["view.ask"]["kind"] != "bid":
            await ana.play(table, 0, next(one["move"] for one in seen["sections"]["menu"] if not one["refusal"]))
            seen = await ana.awaited(table, 0)
        number = seen["sections"]["view.number"]
        await ana.play(table, 0, "pass")
        seen = await ana.awaited(table, 0)
        assert seen["sections"]["undo"]["code"] == "binds"
        node = await ana.node(table, 0)
        await ana.refused("nothing-to-undo", 409, "POST", f"/tables/{table}/seats/0/undo", node)
        await ana.refused("binds", 409, "POST", f"/tables/{table}/seats/0/take-back", {**node, "knowing": False})
        answer = await ana.ask("POST", f"/tables/{table}/seats/0/take-back", {**node, "knowing": True})
        assert (answer["number"], answer["takebacks"]) == (number, 1)
        assert (await ana.awaited(table, 0))["sections"]["table"]["has_take_backs"]


async def test_a_move_over_websocket_is_answered_like_one_over_http(database: str) -> None:
    async with opened(database) as site:
        ana, bea = await site.guests("Ana", "Bea")
        table = await site.table(ana, bea)
        async with ana.live(table, 0) as wire:
            await wire.settle()
            call = {"type": "move", "number": 0, "takebacks": 0, "move": "bid 1", "key": "the same key"}
            await wire.send({**call, "key": "x"})
            assert (await wire.until("problem"))["problem"]["code"] == "bad-key"
            call["key"] = "the-same-key"
            await wire.send(call)
            done = await wire.until("done")
            assert done == {"type": "done", "key": "the-same-key", "answer": done["answer"]}
            await wire.send(call)
            assert await wire.until("done") == done
            http = {name: value for name, value in call.items() if name != "type"}
            assert await ana.ask("POST", moves(table, 0), http) == done["answer"]
            await wire.send({**call, "number": 5, "key": "another-key"})
            message = await wire.until("problem")
            assert (message["key"], message["problem"]["status"], message["problem"]["number"]) == (
                "another-key",
                409,
                0,
            )
            await wire.send({"type": "retract", "number": 0, "takebacks": 0, "key": "a-third-key"})
            assert (await wire.until("done"))["answer"]["revision"] == 2
            await wire.send("{")
            assert (await wire.until("problem"))["problem"]["code"] == "bad-request"
        async with site.nobody.live(table) as wire:
            await wire.settle()
            await wire.send({**call, "key": "nobodys-key"})
            assert (await wire.until("problem"))["problem"]["code"] == "no-token"
        async with bea.live(table) as wire:
            await wire.settle()
            await wire.send({**call, "key": "beas-key1"})
            assert (await wire.until("problem"))["problem"]["code"] == "not-seated"
