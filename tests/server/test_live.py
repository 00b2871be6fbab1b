"""Live updates: numbered, resumed from a number, in sections; chat on its own counter; who is there."""

import asyncio
from contextlib import AsyncExitStack
from typing import Any

import pytest

from carrack.server.api_types.answers import Pong
from carrack.server.storage import store
from carrack.server.tables import broadcast
from carrack.server.tables.broadcast import MOST_UNSENT, Broadcast, Listener
from support.site import Person, Wire, opened, until


def applied(picture: dict[str, Any], changes: list[dict[str, Any]]) -> dict[str, Any]:
    """What a client has that takes up changes."""
    sections = dict(picture["sections"])
    for change in changes:
        for name, value in change["sections"].items():
            if value is None and name in {"menu", "undo"}:
                del sections[name]
            else:
                sections[name] = value
    return sections


async def test_a_client_that_takes_up_changes_has_what_a_fresh_one_sees(database: str) -> None:
    async with opened(database) as site:
        ana, bea = await site.guests("Ana", "Bea")
        table = await site.table(ana, bea)
        async with ana.live(table, 0) as wire, site.nobody.live(table) as other:
            first = (await wire.until("fresh"))["picture"]
            public = (await other.until("fresh"))["picture"]
            await wire.settle()
            await other.settle()
            for seat, person, move in ((0, ana, "bid 0"), (1, bea, "bid 0"), (0, ana, "peek"), (0, ana, "bury")):
                await person.play(table, seat, move)
            sides: list[tuple[Wire, Any, Person, int | None]] = [(wire, first, ana, 0)]
            sides.append((other, public, site.nobody, None))
            for listener, picture, who, viewer in sides:
                messages = [one for one in await listener.settle() if one["type"] == "change"]
                now = await who.look(table, viewer)
                assert applied(picture, messages) == now["sections"]
                assert [one["update"] for one in messages] == list(range(picture["update"] + 1, now["update"] + 1))
                assert all(len(one["sections"]) < len(now["sections"]) for one in messages)
                path = f"/tables/{table}/events?since={picture['serial']}"
                path += "" if viewer is None else f"&seat={viewer}"
                happened = await who.ask("GET", path)
                assert [event for one in messages for event in one["events"]] == happened["events"]


async def test_who_comes_back_gets_what_it_missed_or_a_fresh_picture(database: str) -> None:
    async with opened(database) as site:
        ana, bea = await site.guests("Ana", "Bea")
        table = await site.table(ana, bea)
        async with ana.live(table, 0) as wire:
            seen = (await wire.until("fresh"))["picture"]
        numbers = {"update": seen["update"], "revision": seen["revision"]}
        async with ana.live(table, 0, **numbers) as wire:
            assert [one["type"] for one in await wire.settle()] == ["presence"]
        await ana.play(table, 0, "bid 0")
        await bea.play(table, 1, "bid 0")
        async with ana.live(table, 0, **numbers) as wire:
            messages = await wire.settle()
            assert [one["type"] for one in messages] == ["change", "change", "presence"]
            assert applied(seen, messages[:2]) == (await ana.look(table, 0))["sections"]
        async with ana.live(table, 0, update=numbers["update"] + 77, revision=0) as wire:
            assert (await wire.next())["type"] == "fresh"
    async with opened(database) as site:  # another process, which knows nothing of what was sent
        there = type(ana)(site, ana.token)
        async with there.live(table, 0, **numbers) as wire:
            now = (await wire.next())["picture"]
        async with there.live(table, 0, update=now["update"], revision=now["revision"]) as wire:
            assert [one["type"] for one in await wire.settle()] == ["presence"]


async def test_a_changed_mind_is_told_to_nobody_else(database: str) -> None:
    async with opened(database) as site:
        ana, bea = await site.guests("Ana", "Bea")
        table = await site.table(ana, bea)
        await ana.play(table, 0, "bid 0")
        async with bea.live(table, 1) as hers, site.nobody.live(table) as public, ana.live(table, 0) as own:
            for wire in (hers, public, own):
                await wire.until("fresh")
            await asyncio.sleep(0.1)
            for wire in (hers, public, own):
                await wire.settle()
            await ana.play(table, 0, "bid 2")
            assert await hers.settle() == []
            assert await public.settle() == []
            (change,) = await own.settle()
            assert change["sections"] == {"view.choice": "bid 2"}
            assert change["revision"] == 2


async def test_who_comes_late_gets_the_last_page_of_the_chat(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "PAGE", 3)

    async with opened(database) as site:
        ana, bea = await site.guests("Ana", "Bea")
        table = await site.table(ana, bea)
        chat = f"/tables/{table}/chat"
        for _ in range(5):
            await ana.ask("POST", chat, {"text": "Ho", "key": ana.key()})
        for has, due in ((0, [3, 4, 5]), (1, [3, 4, 5]), (4, [5]), (5, [])):
            async with bea.live(table, 1, chat=has) as wire:
                messages = await wire.settle()
                assert [one["line"]["number"] for one in messages if one["type"] == "said"] == due
        for since, due in ((0, [1, 2, 3]), (3, [4, 5])):
            assert [line["number"] for line in await bea.ask("GET", f"{chat}?since={since}")] == due


async def test_chat_has_a_counter_of_its_own(database: str) -> None:
    async with opened(database) as site:
        ana, bea, cleo = await site.guests("Ana", "Bea", "Cleo")
        table = await site.table(ana, bea)
        before = await ana.look(table, 0)
        chat = f"/tables/{table}/chat"
        body = {"text": " Hello! ", "key": ana.key()}
        assert await ana.ask("POST", chat, body) == {"number": 1}
        assert await ana.ask("POST", chat, body) == {"number": 1}
        await ana.refused("key-reused", 409, "POST", chat, {**body, "text": "Bye"})
        await cleo.refused("not-seated", 403, "POST", chat, {"text": "Psst", "key": cleo.key()})
        async with site.nobody.live(table) as wire:
            messages = await wire.settle()
            assert [one["line"]["text"] for one in messages if one["type"] == "said"] == ["Hello!"]
            async with bea.live(table, 1, chat=1) as hers:
                await hers.settle()
                await hers.send({"type": "say", "text": "Ciao", "key": bea.key()})
                assert (await hers.until("done"))["answer"] == {"number": 2}
                assert [one for one in hers.heard if "Hello!" in one] == []
            said = await wire.until("said")
            assert (said["line"]["number"], said["line"]["name"]) == (2, "Bea")
        assert [line["number"] for line in await cleo.ask("GET", f"{chat}?since=1")] == [2]
        assert await ana.look(table, 0) == before
        lines = await asyncio.gather(*(bea.ask("POST", chat, {"text": f"{at}", "key": bea.key()}) for at in range(8)))
        assert sorted(line["number"] for line in lines) == list(range(3, 11))


async def test_who_is_connected_and_who_is_awaited_can_be_seen(database: str) -> None:
    async with opened(database) as site:
        ana, bea = await site.guests("Ana", "Bea")
        table = await site.table(ana, bea)
        async with site.nobody.live(table) as wire:
            assert (await wire.until("presence")) == {"type": "presence", "seats": [], "watching": 1}
            async with bea.live(table, 1):
                assert (await wire.until("presence"))["seats"] == [1]
            assert (await wire.until("presence"))["seats"] == []
            await ana.play(table, 0, "bid 0")
            change = await wire.until("change")
            assert change["sections"]["awaited"] == [1]
            assert set(change["sections"]) == {"awaited", "view.committed"}
            assert change["events"] == []


async def test_nobody_listens_as_somebody_else(database: str) -> None:
    async with opened(database) as site:
        ana, bea = await site.guests("Ana", "Bea")
        table = await site.table(ana, bea)
        fake = type(ana)(site, "no token at all")
        for who, seat, code in (
            (site.nobody, 0, "no-token"),
            (bea, 0, "not-your-seat"),
            (bea, 7, "not-your-seat"),
            (fake, None, "bad-token"),
        ):
            async with who.live(table, seat) as wire:
                assert (await wire.next())["problem"]["code"] == code
        async with ana.live("x" * 22, 0) as wire:
            assert (await wire.next())["problem"]["code"] == "no-such-table"


async def test_who_does_not_read_is_cut_off() -> None:
    listener = Listener(None)
    for _ in range(MOST_UNSENT + 5):
        listener.send(Pong())
    assert listener.is_disconnected
    assert await listener.next_texts() is None


async def test_only_so_many_changes_are_kept(database: str) -> None:
    async with opened(database) as site:
        ana, bea = await site.guests("Ana", "Bea")
        table = await site.table(ana, bea)
        state = await site.registry.read(table, lambda state: state)
        channel = Broadcast()
        start = channel.full_view(state, None).update
        while (kept := channel.missed(None, start, 0)) is not None:
            assert sum(map(len, kept)) <= broadcast.HISTORY_BYTES
            state.update += 1
            channel.publish(state)
        assert state.update - start > 20
        last = (channel.missed(None, state.update - 1, 0) or [b""])[-1]
        assert f'"update":{state.update}'.encode() in last


async def test_chat_goes_on_when_one_comes_while_the_last_goes(database: str) -> None:
    """A page that is loaded anew: the old connection ends while the new one waits for a move under way."""

    async with opened(database) as site:
        ana, bea = await site.guests("Ana", "Bea")
        table = await site.table(ana, bea)
        place, first = site.registry.tables[table], AsyncExitStack()
        await first.enter_async_context(ana.live(table, 0))
        await until(lambda: place.broadcast.listeners)
        await place.lock.acquire()
        async with bea.live(table, 1) as wire:
            await until(lambda: place.broadcast.joining)
            await first.aclose()
            await until(lambda: not place.broadcast.listeners)
            spoken = asyncio.ensure_future(ana.ask("POST", f"/tables/{table}/chat", {"text": "Ho", "key": ana.key()}))
            place.lock.release()
            await spoken
            assert (await wire.until("said"))["line"]["number"] == 1
            await ana.ask("POST", f"/tables/{table}/chat", {"text": "Hey", "key": ana.key()})
            assert (await wire.until("said"))["line"]["number"] == 2
