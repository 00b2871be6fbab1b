"""Helps for a seat: what a move would do, why it cannot be played, and what stands; each for that seat alone."""

import json
from typing import Any

import pytest

import carrack
from support.site import Person, opened

# Before a move --------------------------------------------------------------------------------------------------------


async def test_a_preview_tells_what_a_move_would_do_and_changes_nothing(database: str) -> None:
    async with opened(database) as site:
        ana, bea = await site.guests("Ana", "Bea")
        table = await site.table(ana, bea)
        path = f"/tables/{table}/seats/0/preview"
        assert await ana.ask("POST", path, {"move": "bid 0"}) == {"events": [], "outlook": None}  # all choose unseen
        await ana.play(table, 0, "bid 0")
        await bea.play(table, 1, "bid 0")
        before = await ana.look(table, 0)
        answer = await ana.ask("POST", path, {"move": "take"})
        assert await ana.look(table, 0) == before
        await ana.play(table, 0, "take")
        happened = (await ana.ask("GET", f"/tables/{table}/events?seat=0&since={before['serial']}"))["events"]
        assert answer["events"] == happened[: len(answer["events"])]
        assert not any(event["tells"] for event in answer["events"])


async def test_a_preview_of_discovery_tells_its_events(database: str) -> None:
    async with opened(database) as site:
        ana, bea = await site.guests("Ana", "Bea")
        table = await site.table(ana, bea, game="discovery")
        seat = (await ana.look(table))["sections"]["awaited"][0]
        who = (ana, bea)[seat]
        seen = await who.look(table, seat)
        move = next(one["notation"] for one in seen["sections"]["menu"] if not one["refusal"])
        answer = await who.ask("POST", f"/tables/{table}/seats/{seat}/preview", {"move": move})
        assert answer["events"]
        await who.play(table, seat, move)
        since = seen["serial"]
        happened = await who.ask("GET", f"/tables/{table}/events?seat={seat}&since={since}")
        assert answer["events"] == happened["events"][: len(answer["events"])]


async def test_the_figures_of_a_seat_are_those_of_its_game(database: str) -> None:
    async with opened(database) as site:
        ana, bea = await site.guests("Ana", "Bea")
        table = await site.table(ana, bea, game="discovery")
        path = f"/tables/{table}/seats/0/figures"
        answer = await ana.ask("GET", path)
        assert (answer["number"], answer["takebacks"]) == (0, 0)
        assert sum(row["count"] for row in answer["figures"]["unseen"]) == 16
        assert answer["figures"]["row"][0]["price"] == 10
        await bea.refused("not-your-seat", 403, "GET", path)


async def test_a_preview_of_an_expedition_tells_its_chance(database: str) -> None:
    async with opened(database) as site:
        ana, bea = await site.guests("Ana", "Bea")
        table = await site.table(ana, bea, game="discovery")
        people = (ana, bea)
        while True:
            seat = (await ana.look(table))["sections"]["awaited"][0]
            menu = (await people[seat].look(table, seat))["sections"]["menu"]
            texts = [one["notation"] for one in menu if not one["refusal"]]
            if "explore peru" in texts:
                break
            await people[seat].play(table, seat, "place colonist shipping")
        path = f"/tables/{table}/seats/{seat}"
        told = (await people[seat].ask("POST", f"{path}/preview", {"move": "explore peru captain 1"}))["outlook"]
        unseen = (await people[seat].ask("GET", f"{path}/figures"))["figures"]["unseen"]
        found = told["expedition"]
        assert (found["strength"], found["known"], found["chances"]) == (2, None, unseen)
        assert found["beaten"] == sum(row["count"] for row in unseen if row["resistance"] <= 2)


async def test_why_not_answers_for_any_text_with_clause_and_remedy(database: str) -> None:
    async with opened(database) as site:
        ana, bea = await site.guests("Ana", "Bea")
        table = await site.table(ana, bea)
        path = f"/tables/{table}/seats/0/why-not"
        assert await ana.ask("POST", path, {"move": "bid 0"}) == {"is_legal": True, "problem": None}
        answer = await ana.ask("POST", path, {"move": "dance"})
        assert (answer["is_legal"], answer["problem"]["code"]) == (False, "no-such-move")
        answer = await ana.ask("POST", path, {"move": 10**6})
        assert answer["problem"]["code"] == "no-such-move"
        await ana.play(table, 0, "bid 0")
        await bea.play(table, 1, "bid 0")
        node = await bea.node(table, 1)
        body = {**node, "move": "take"}
        refused = await bea.refused("not-your-turn", 422, "POST", f"/tables/{table}/seats/1/moves", body)
        asked = await bea.ask("POST", f"/tables/{table}/seats/1/why-not", {"move": "take"})
        assert asked["problem"] == refused
        await bea.refused("not-your-turn", 422, "POST", f"/tables/{table}/seats/1/preview", {"move": "take"})


async def test_why_not_of_a_greyed_move_says_what_the_menu_says(database: str) -> None:
    async with opened(database) as site:
        ana, bea = await site.guest("Ana", "fr"), await site.guest("Bea", "fr")
        table = await site.table(ana, bea, game="discovery")
        greyed: list[Any] = []
        while not greyed:
            seat = (await ana.look(table))["sections"]["awaited"][0]
            who = (ana, bea)[seat]
            menu = (await who.look(table, seat))["sections"]["menu"]
            greyed = [one for one in menu if one["refusal"]]
            if not greyed:
                await who.play(table, seat, menu[0]["notation"])
        answer = await who.ask("POST", f"/tables/{table}/seats/{seat}/why-not", {"move": greyed[0]["notation"]})
        why = greyed[0]["refusal"]
        assert (answer["problem"]["code"], answer["problem"]["clause"]) == (why["code"], why["clause"])
        assert answer["problem"]["title"] == "Non valable"


# What stands ----------------------------------------------------------------------------------------------------------


async def standing(person: Person, table: str, seat: int) -> Any:
    """What stands for a seat; the same is in its picture."""
    answer = await person.ask("GET", f"/tables/{table}/seats/{seat}/standing")
    assert answer == (await person.look(table, seat))["sections"]["standing"]
    return answer


async def test_a_standing_answer_plays_when_it_is_asked_and_stays(database: str) -> None:
    async with opened(database) as site:
        ana, bea = await site.guests("Ana", "Bea")
        table = await site.table(ana, bea)
        path = f"/tables/{table}/seats/0/standing/answers"
        assert await ana.ask("PUT", f"{path}/card", {"text": "take"}) == {"revision": 1}
        assert await ana.ask("PUT", f"{path}/give", {"text": "pass"}) == {"revision": 2}
        answer = await standing(ana, table, 0)
        nothing: list[str] = []
        assert answer["answers"] == {"card": "take", "give": "pass"}
        assert [answer[part] for part in ("orders", "notes", "kinds", "wanted")] == [nothing] * 4
        await ana.play(table, 0, "bid 1")
        await bea.play(table, 1, "bid 0")  # Ana wins and takes, in the same call
        seen = await bea.look(table, 1)
        assert seen["sections"]["view.mode"] == "sealed"
        assert seen["sections"]["view.number"] == 2
        assert (await standing(ana, table, 0))["answers"] == answer["answers"]
        assert await ana.ask("DELETE", f"{path}/give") == {"revision": 4}
        await ana.refused("nothing-stands", 409, "DELETE", f"{path}/give")
        await ana.refused("no-such-ask", 409, "PUT", f"{path}/weather", {"text": "take"})
        await ana.refused("not-understood", 422, "PUT", f"{path}/card", {"text": "dance"})
    async with opened(database) as site:  # kept like a move
        there = Person(site, ana.token)
        assert (await standing(there, table, 0))["answers"] == {"card": "take"}


async def test_an_answer_speaks_at_once_for_who_is_asked(database: str) -> None:
    async with opened(database) as site:
        ana, bea = await site.guests("Ana", "Bea")
        table = await site.table(ana, bea)
        async with bea.live(table, 1) as wire:
            await wire.settle()
            await ana.ask("PUT", f"/tables/{table}/seats/0/standing/answers/bid", {"text": "bid 1"})
            (change,) = await wire.settle()
            assert change["sections"]["view.committed"] == [0]
            assert "standing" not in change["sections"]
        assert (await ana.look(table, 0))["sections"]["view.choice"] == "bid 1"


async def test_orders_are_used_up_and_those_the_rules_refuse_leave_a_note(database: str) -> None:
    async with opened(database) as site:
        ana, bea = await site.guests("Ana", "Bea")
        table = await site.table(ana, bea, game="discovery")
        now = (await ana.look(table))["sections"]
        assert now["view.ask"]["kind"] == "place"
        mover = now["awaited"][0]
        later = 1 - mover
        first, second = (ana, bea)[mover], (ana, bea)[later]
        path = f"/tables/{table}/seats/{later}/standing/orders"
        order = {"kind": "place", "moves": ["place soldier warfare", "place colonist dock"], "key": second.key()}
        assert await second.ask("POST", path, order) == {"revision": 1}
        assert await second.ask("POST", path, order) == {"revision": 1}  # the same key is one order
        await second.refused("key-reused", 409, "POST", path, {**order, "amount": 1})
        late = {"kind": "place", "moves": ["place soldier warfare"], "key": second.key()}
        await second.ask("POST", path, late)
        assert len((await standing(second, table, later))["orders"]) == 2
        await first.play(table, mover, "place colonist dock")
        answer = await standing(second, table, later)
        assert [one["moves"] for one in answer["orders"]] == [["place soldier warfare"]]
        events = (await first.ask("GET", f"/tables/{table}/events"))["events"]
        assert [event["args"]["seat"] for event in events if event["kind"] == "placed"] == [mover, later]
        await first.play(table, mover, "place colonist dock")
        answer = await standing(second, table, later)
        assert answer["orders"] == []
        assert [note["kind"] for note in answer["notes"]] == ["order"]
        assert answer["notes"][0]["why"]["code"]
        assert (await second.look(table, later))["sections"]["awaited"] == [later]


async def test_an_order_is_withdrawn_by_its_place_if_it_is_still_the_one_that_was_seen(database: str) -> None:
    async with opened(database) as site:
        ana, bea = await site.guests("Ana", "Bea")
        table = await site.table(ana, bea, game="empire", more_seats=[{"kind": "mine"}])
        path = f"/tables/{table}/seats/1/standing/orders"
        for amount in (2, 3):
            await bea.ask("POST", path, {"kind": "sell", "amount": amount, "key": bea.key()})
        revision = (await bea.look(table, 1))["revision"]
        refused = await bea.refused("stale-revision", 409, "DELETE", f"{path}/0?revision={revision - 1}")
        assert refused["revision"] == revision
        await bea.ask("DELETE", f"{path}/0?revision={revision}")
        assert [one["amount"] for one in (await standing(bea, table, 1))["orders"]] == [3]
        await bea.refused("nothing-stands", 409, "DELETE", f"{path}/7")
        bad = {"kind": "place", "moves": ["place colonist dock"], "key": bea.key()}
        await bea.refused("no-such-order", 409, "POST", path, bad)
        await bea.refused("bad-key", 422, "POST", path, {"kind": "sell", "amount": 1, "key": "x"})


async def test_what_stands_is_resumed_from_a_revision(database: str) -> None:
    async with opened(database) as site:
        ana, bea = await site.guests("Ana", "Bea")
        table = await site.table(ana, bea)
        async with ana.live(table, 0) as wire:
            seen = (await wire.until("fresh"))["picture"]
        await ana.ask("PUT", f"/tables/{table}/seats/0/standing/answers/card", {"text": "take"})
        async with ana.live(table, 0, update=seen["update"], revision=seen["revision"]) as wire:
            change = await wire.next()
            assert change["type"] == "change"
            assert list(change["sections"]) == ["standing"]
            assert (change["update"], change["revision"]) == (seen["update"], seen["revision"] + 1)


@pytest.mark.parametrize("seat", [None, 1])
async def test_what_stands_is_in_nothing_that_others_are_sent(database: str, seat: int | None) -> None:
    async with opened(database) as site:
        ana, bea = await site.guests("Ana", "Bea")
        table = await site.table(ana, bea)
        who = site.nobody if seat is None else bea
        query = "" if seat is None else f"?seat={seat}"
        async with who.live(table, seat) as wire:
            await wire.settle()
            before = [(await who.call("GET", f"/tables/{table}{path}{query}")).content for path in PATHS]
            await ana.ask("PUT", f"/tables/{table}/seats/0/standing/answers/card", {"text": "take"})
            await ana.ask("PUT", f"/tables/{table}/seats/0/standing/answers/card", {"text": "peek"})
            await ana.ask("DELETE", f"/tables/{table}/seats/0/standing/answers/card")
            assert await wire.settle() == []
            after = [(await who.call("GET", f"/tables/{table}{path}{query}")).content for path in PATHS]
            assert before == after
        for path in ("standing", "standing/answers/card"):
            method = "GET" if path == "standing" else "DELETE"
            if seat is not None:
                await bea.refused("not-your-seat", 403, method, f"/tables/{table}/seats/0/{path}")


PATHS = ("", "/events", "/record", "/chat")


def test_a_preview_is_the_same_in_worlds_that_the_seat_cannot_tell_apart() -> None:
    game = carrack.new_game("discovery", players=3, seed=11)
    for _ in range(40):
        seat = next(seat for seat in game.deciders if seat not in game.committed)
        game.play(game.legal_moves(seat)[0], seat)
    seat = game.deciders[0]
    other = carrack.what_if(game.view(seat), seed=9)
    for choice in game.choices(seat):
        if choice.refusal is None:
            one, two = game.preview(seat, choice.move), other.preview(seat, choice.move)
            plain = [[(event.kind, event.args) for event in events] for events in (one, two)]
            assert json.dumps(plain[0]) == json.dumps(plain[1])
