"""The host changes the seats of a table before the game, and begins with whoever is there."""

from typing import Any

import pytest

from support.site import Person, Site, opened

BOT = {"kind": "bot", "level": 0}
OPEN = {"kind": "open"}


def kept(*seats: int) -> list[dict[str, Any]]:
    return [{"kind": "kept", "was": seat} for seat in seats]


async def change(host: Person, table: str, *seats: Any) -> Any:
    """Give a table these seats; what the host sees then."""
    update = (await host.look(table))["update"]
    return await host.ask("PUT", f"/tables/{table}/seats", {"seats": list(seats), "update": update})


def seats_of(seen: Any) -> list[tuple[str, str]]:
    return [(seat["kind"], seat["name"]) for seat in seen["sections"]["table"]["seats"]]


async def finish(site: Site, people: dict[int, Person], table: str) -> None:
    await site.play_on(table)
    assert (await people[0].look(table))["sections"]["table"]["life"] == "over"


async def test_the_host_adds_changes_and_removes_seats(database: str) -> None:
    async with opened(database) as site:
        ana, bea = await site.guests("Ana", "Bea")
        table = await site.table(ana, bea, started=False, more_seats=[OPEN])
        seen = await change(ana, table, *kept(0, 1, 2), BOT)
        assert seats_of(seen) == [("mine", "Ana"), ("open", "Bea"), ("open", ""), ("bot", "")]
        seen = await change(ana, table, *kept(0), {"kind": "invited"}, *kept(1), {"kind": "mine", "name": "Cleo"})
        assert seats_of(seen) == [("mine", "Ana"), ("invited", ""), ("open", "Bea"), ("mine", "Cleo")]
        assert seen["yours"] == [0, 3]
        ((seat, code),) = [tuple(one.values()) for one in await ana.ask("GET", f"/tables/{table}/invitations")]
        assert seat == 1
        dan = await site.guest("Dan")
        await dan.ask("POST", f"/tables/{table}/seats/1/join", {"code": code})
        await ana.ask("POST", f"/tables/{table}/start")
        assert (await bea.look(table))["yours"] == [2]
        names = [name for _, name in seats_of(await bea.look(table))]
        assert names == ["Ana", "Dan", "Bea", "Cleo"]


async def test_what_cannot_be_is_refused_and_changes_nothing(database: str) -> None:
    async with opened(database) as site:
        ana, bea = await site.guests("Ana", "Bea")
        table = await site.table(ana, bea, started=False, more_seats=[OPEN])
        before = await ana.look(table)
        path, update = f"/tables/{table}/seats", before["update"]

        async def refused(code: str, status: int, who: Person, *seats: Any, update: int = update) -> None:
            await who.refused(code, status, "PUT", path, {"seats": list(seats), "update": update})

        await refused("not-host", 403, bea, *kept(0, 1))
        await refused("no-own-seat", 422, ana, *kept(1, 2))
        await refused("no-such-seat", 409, ana, *kept(0, 3))
        await refused("no-such-seat", 409, ana, *kept(0, 1, 1))
        await refused("no-such-seat", 409, ana, *kept(0), {"kind": "kept"})
        await refused("bad-level", 422, ana, *kept(0, 1), {"kind": "bot", "level": 77})
        await refused("bad-text", 422, ana, *kept(0, 1), {"kind": "mine", "name": "x" * 41})
        await refused("players", 422, ana, *kept(0))
        await refused("players", 422, ana, *kept(0, 1, 2), *[BOT] * 5)
        await refused("seats-changed", 409, ana, *kept(0, 1), update=update - 1)
        assert await ana.look(table) == before
        await bea.ask("POST", f"/tables/{table}/seats/1/leave", {})
        await refused("seats-changed", 409, ana, *kept(0, 2))
        await ana.ask("POST", f"/tables/{table}/start", {"empty": "bot", "level": 0})
        await refused("wrong-life", 409, ana, *kept(0, 1))


async def test_everybody_sees_the_change_at_their_own_seat_and_who_is_removed_looks_on(database: str) -> None:
    async with opened(database) as site:
        ana, bea, cleo, dan = await site.guests("Ana", "Bea", "Cleo", "Dan")
        table = await site.table(ana, bea, cleo, started=False)
        async with (
            ana.live(table, 0) as host,
            bea.live(table, 1) as removed,
            cleo.live(table, 2) as moved,
            dan.live(table) as public,
        ):
            for wire in (host, removed, moved, public):
                await wire.settle()
            await change(ana, table, *kept(0, 2), BOT)
            for wire, seat, yours in ((host, 0, [0]), (removed, None, []), (moved, 1, [1]), (public, None, [])):
                picture = (await wire.until("fresh"))["picture"]
                assert (picture["seat"], picture["yours"]) == (seat, yours)
                assert seats_of(picture) == [("mine", "Ana"), ("open", "Cleo"), ("bot", "")]
                while (await wire.until("presence"))["seats"] != [0, 1]:
                    pass
            # They go on as who they are now: a move counts for the seat that one has, and nobody has another's.
            await ana.ask("POST", f"/tables/{table}/start")
            await moved.send({"type": "move", "move": "bid 1", **await cleo.node(table, 1)})
            assert (await moved.until("done"))["answer"]["revision"] == 1
            await removed.send({"type": "move", "move": "bid 1", **await cleo.node(table, 1)})
            assert (await removed.until("problem"))["problem"]["code"] == "not-seated"
            assert not any('"menu"' in text for text in removed.heard)
        async with bea.live(table, 1) as wire:
            assert (await wire.until("problem"))["problem"]["code"] == "not-your-seat"


async def test_the_host_reorders_the_seats_and_everybody_keeps_their_own(database: str) -> None:
    async with opened(database) as site:
        ana, bea, cleo = await site.guests("Ana", "Bea", "Cleo")
        table = await site.table(ana, bea, cleo, started=False, game="empire")
        for seat, person in enumerate((ana, bea, cleo)):
            await person.ask("PUT", f"/tables/{table}/seats/{seat}/nonce", {"nonce": f"{seat + 1:02}" * 16})
        async with cleo.live(table, 2) as wire:
            await wire.settle()
            seen = await change(ana, table, *kept(2, 0, 1))
            assert [name for _, name in seats_of(seen)] == ["Cleo", "Ana", "Bea"]
            assert seen["yours"] == [1]
            picture = (await wire.until("fresh"))["picture"]
            assert (picture["seat"], picture["yours"]) == (0, [0])
        assert (await bea.look(table))["yours"] == [2]
        await ana.ask("POST", f"/tables/{table}/start")
        assert [name for _, name in seats_of(await bea.look(table))] == ["Cleo", "Ana", "Bea"]
        await finish(site, {0: cleo, 1: ana, 2: bea}, table)
        revealed = await ana.ask("GET", f"/tables/{table}/reveal")
        assert revealed["reveal"]["nonces"] == ["03" * 16, "01" * 16, "02" * 16]


async def test_nonces_stay_with_their_people_and_the_promise_stays_the_same(database: str) -> None:
    async with opened(database) as site:
        ana, bea, cleo = await site.guests("Ana", "Bea", "Cleo")
        table = await site.table(ana, bea, cleo, started=False, game="empire")
        promised = (await ana.look(table))["sections"]["table"]["commitment"]
        for seat, person in enumerate((ana, bea, cleo)):
            nonce = f"{seat + 1:02}" * 16
            await person.ask("PUT", f"/tables/{table}/seats/{seat}/nonce", {"nonce": nonce})
        seen = await change(ana, table, *kept(0), OPEN, *kept(2))
        assert "0202" not in str(seen), "a nonce is told to nobody before the end"
        await ana.ask("POST", f"/tables/{table}/start", {"empty": "remove"})
        assert (await cleo.look(table))["yours"] == [1]
        await finish(site, {0: ana, 1: cleo}, table)
        revealed = await ana.ask("GET", f"/tables/{table}/reveal")
        assert revealed["commitment"] == promised
        assert revealed["reveal"]["nonces"] == ["01" * 16, "03" * 16]
        assert (await ana.ask("GET", f"/tables/{table}/verify"))["is_sound"]


async def test_the_game_begins_with_whoever_is_there(database: str) -> None:
    async with opened(database) as site:
        ana, bea = await site.guests("Ana", "Bea")
        more = [OPEN, {"kind": "invited"}]
        table = await site.table(ana, bea, started=False, game="discovery", more_seats=more)
        problem = await ana.refused("seats-empty", 409, "POST", f"/tables/{table}/start")
        assert problem["detail"].startswith("2 seats")
        await bea.refused("not-host", 403, "POST", f"/tables/{table}/start", {"empty": "bot"})
        await ana.refused("bad-level", 422, "POST", f"/tables/{table}/start", {"empty": "bot", "level": 9})
        await ana.ask("POST", f"/tables/{table}/start", {"empty": "bot", "level": 1})
        seats = (await bea.look(table))["sections"]["table"]["seats"]
        assert [(seat["kind"], seat["level"]) for seat in seats] == [("human", None)] * 2 + [("bot", 1)] * 2
        table = await site.table(ana, bea, started=False, game="discovery", more_seats=more)
        seen = await ana.ask("POST", f"/tables/{table}/start", {"empty": "remove"})
        assert seats_of(seen) == [("human", "Ana"), ("human", "Bea")]
        alone = await site.table(ana, started=False, game="discovery", more_seats=more)
        problem = await ana.refused("players", 422, "POST", f"/tables/{alone}/start", {"empty": "remove"})
        assert (await ana.look(alone))["sections"]["table"]["life"] == "gathering"


async def test_options_that_follow_from_the_number_of_players_follow_it(database: str) -> None:
    async with opened(database) as site:
        ana = await site.guest("Ana")

        def captains(seen: Any) -> bool:
            return bool(seen["sections"]["table"]["options"]["two_player_captains"])

        body = {"game": "discovery", "seats": [{"kind": "mine"}, OPEN]}
        made = await ana.ask("POST", "/tables", body)
        assert captains(made)
        assert made["sections"]["table"]["players"] == [2, 6], "not what the defaults for two allow"
        assert not captains(await change(ana, made["id"], *kept(0, 1), OPEN))
        assert captains(await change(ana, made["id"], *kept(0, 2)))
        chosen = await ana.ask("POST", "/tables", {**body, "options": {"two_player_captains": True}})
        assert chosen["sections"]["table"]["players"] == [2, 2]
        update = {"seats": [*kept(0, 1), OPEN], "update": chosen["update"]}
        await ana.refused("players", 422, "PUT", f"/tables/{chosen['id']}/seats", update)


async def test_a_fork_keeps_the_number_of_its_seats(database: str) -> None:
    async with opened(database) as site:
        ana, bea = await site.guests("Ana", "Bea")
        table = await site.table(ana, bea)
        fork = {"number": 0, "seat": 0, "seats": [{"kind": "mine"}, OPEN]}
        made = (await ana.ask("POST", f"/tables/{table}/forks", fork))["id"]
        update = {"seats": [*kept(0, 1), OPEN], "update": 0}
        await ana.refused("wrong-seats", 422, "PUT", f"/tables/{made}/seats", update)
        await change(ana, made, *kept(0), BOT)
        await ana.ask("POST", f"/tables/{made}/start")
        assert [kind for kind, _ in seats_of(await ana.look(made))] == ["human", "bot"]


async def test_another_process_follows_the_seats(postgresql: str) -> None:
    async with opened(postgresql) as site, opened(postgresql) as other:
        ana, bea, cleo = await site.guests("Ana", "Bea", "Cleo")
        table = await site.table(ana, bea, cleo, started=False)
        there = Person(other, cleo.token, "Cleo")
        async with ana.live(table, 0) as host, there.live(table, 2) as wire:
            await wire.settle()
            while (await host.until("presence"))["seats"] != [0, 2]:
                pass
            await change(ana, table, *kept(0, 2))
            picture = (await wire.until("fresh"))["picture"]
            assert (picture["seat"], seats_of(picture)) == (1, [("mine", "Ana"), ("open", "Cleo")])
            while (await host.until("presence"))["seats"] != [0, 1]:
                pass
            await ana.ask("POST", f"/tables/{table}/start")
            await there.play(table, 1, "bid 1")


async def test_a_server_that_is_started_again_knows_the_seats(new_database: Any) -> None:
    database = new_database()

    async with opened(database) as site:
        ana, bea = await site.guests("Ana", "Bea")
        table = await site.table(ana, bea, started=False, more_seats=[OPEN])
        seen = await change(ana, table, *kept(0), BOT, *kept(1))
    async with opened(database) as site:
        ana, bea = Person(site, ana.token), Person(site, bea.token)
        assert await ana.look(table) == seen
        assert (await bea.look(table))["yours"] == [2]
        await ana.ask("POST", f"/tables/{table}/start")


# Playing again --------------------------------------------------------------------------------------------------------


async def test_a_rematch_asks_the_others_and_seats_nobody_who_did_not_come(database: str) -> None:
    async with opened(database) as site:
        ana, bea, cleo, eva = await site.guests("Ana", "Bea", "Cleo", "Eva")
        table = await site.table(ana, bea, cleo, more_seats=[BOT])
        for seat, person in enumerate((ana, bea, cleo)):
            await person.ask("POST", f"/tables/{table}/seats/{seat}/void", {})
        new = (await bea.ask("POST", f"/tables/{table}/rematch"))["id"]
        seen = await ana.look(new)
        seats = seen["sections"]["table"]["seats"]
        assert [(seat["name"], seat["is_taken"], seat.get("is_asked", False)) for seat in seats] == [
            ("Ana", False, True),
            ("Bea", True, False),
            ("Cleo", False, True),
            ("", False, False),
        ]
        assert (seen["yours"], seen["asked"]) == ([], [0])
        assert (await eva.look(new))["asked"] == []
        problem = await eva.refused("seat-kept", 403, "POST", f"/tables/{new}/seats/0/join", {})
        assert "Ana" in problem["detail"]
        await cleo.refused("seat-kept", 403, "POST", f"/tables/{new}/seats/0/join", {})
        await bea.refused("seats-empty", 409, "POST", f"/tables/{new}/start")
        async with bea.live(new, 1) as wire:
            await wire.settle()
            seen = await ana.ask("POST", f"/tables/{new}/seats/0/join", {"nonce": "ab" * 16})
            assert (seen["yours"], seen["asked"]) == ([0], [])
            assert (await wire.until("change"))["sections"]["table"]["seats"][0]["is_taken"]
        await ana.refused("seat-kept", 403, "POST", f"/tables/{new}/seats/2/join", {})
        await bea.ask("POST", f"/tables/{new}/start", {"empty": "remove"})
        seen = await cleo.look(new)
        assert (seen["yours"], seen["asked"]) == ([], [])
        assert [name for _, name in seats_of(seen)][:2] == ["Ana", "Bea"]
        assert len(seats_of(seen)) == 3


async def test_the_host_gives_the_seat_of_somebody_who_does_not_come_to_others(database: str) -> None:
    async with opened(database) as site:
        ana, bea, eva = await site.guests("Ana", "Bea", "Eva")
        table = await site.table(ana, bea)
        for seat, person in enumerate((ana, bea)):
            await person.ask("POST", f"/tables/{table}/seats/{seat}/void", {})
        new = (await ana.ask("POST", f"/tables/{table}/rematch"))["id"]
        await change(ana, new, *kept(0), OPEN)
        assert (await bea.look(new))["asked"] == []
        await eva.ask("POST", f"/tables/{new}/seats/1/join", {})
        await bea.refused("seat-taken", 409, "POST", f"/tables/{new}/seats/1/join", {})
        await ana.ask("POST", f"/tables/{new}/start")


async def test_people_at_one_screen_have_names_of_their_own_also_when_they_play_again(database: str) -> None:
    async with opened(database) as site:
        ana, bea = await site.guests("Ana", "Bea")
        seats = [{"kind": "mine", "name": " Ann "}, {"kind": "mine", "name": "Ben"}, {"kind": "mine"}, OPEN]
        table = (await ana.ask("POST", "/tables", {"game": "empire", "seats": seats}))["id"]
        await bea.ask("POST", f"/tables/{table}/seats/3/join", {})
        await ana.ask("POST", f"/tables/{table}/start")
        assert [name for _, name in seats_of(await bea.look(table))] == ["Ann", "Ben", "Ana", "Bea"]
        for seat, person in enumerate((ana, ana, ana, bea)):
            await person.ask("POST", f"/tables/{table}/seats/{seat}/void", {})
        new = (await bea.ask("POST", f"/tables/{table}/rematch"))["id"]
        assert (await ana.look(new))["asked"] == [0, 1, 2]
        await ana.ask("PUT", "/session", {"name": "Anna", "lang": "en"})
        for seat in (0, 1, 2):
            await ana.ask("POST", f"/tables/{new}/seats/{seat}/join", {})
        await bea.ask("POST", f"/tables/{new}/start")
        assert [name for _, name in seats_of(await bea.look(new))] == ["Ann", "Ben", "Ana", "Bea"]


# Ending by agreement --------------------------------------------------------------------------------------------------


async def test_a_proposal_to_end_the_game_is_told_to_all_until_it_lapses(new_database: Any) -> None:
    database = new_database()

    async with opened(database) as site:
        ana, bea, eva = await site.guests("Ana", "Bea", "Eva")
        table = await site.table(ana, bea)
        await site.play_on(table, until=1)
        async with eva.live(table) as public, bea.live(table, 1) as wire:
            for one in (public, wire):
                await one.settle()
            await ana.ask("POST", f"/tables/{table}/seats/0/void", {})
            for one in (public, wire):
                facts = (await one.until("change"))["sections"]["table"]
                assert (facts["agreed"], facts["lapses_at"]) == ([0], 1 + 4 * 2)
    async with opened(database) as site:  # a server that is started again knows of it
        ana, bea, eva = (Person(site, one.token, one.name) for one in (ana, bea, eva))
        facts = (await bea.look(table))["sections"]["table"]
        assert (facts["agreed"], facts["lapses_at"]) == ([0], 9)
        await site.play_on(table, until=8)
        async with eva.live(table) as public:
            fresh = (await public.until("fresh"))["picture"]["sections"]["table"]
            assert fresh["agreed"] == [0]
            await site.play_on(table, until=9)
            facts = (await public.until("change"))["sections"]["table"]
            assert (facts["agreed"], facts["lapses_at"]) == ([], None)
        await bea.ask("POST", f"/tables/{table}/seats/1/void", {})
        assert (await bea.look(table))["sections"]["table"]["life"] == "playing"


async def test_anybody_who_plays_can_refuse_for_all(database: str) -> None:
    async with opened(database) as site:
        ana, bea, cleo = await site.guests("Ana", "Bea", "Cleo")
        table = await site.table(ana, bea, cleo)
        for seat, person in enumerate((ana, bea)):
            await person.ask("POST", f"/tables/{table}/seats/{seat}/void", {})
        await cleo.ask("POST", f"/tables/{table}/seats/2/void", {"agrees": False})
        facts = (await bea.look(table))["sections"]["table"]
        assert (facts["life"], facts["agreed"], facts["lapses_at"]) == ("playing", [], None)


@pytest.mark.parametrize("way", ["lapse", "refuse"])
async def test_another_process_knows_the_proposal(postgresql: str, way: str) -> None:
    async with opened(postgresql) as site, opened(postgresql) as other:
        ana, bea = await site.guests("Ana", "Bea")
        table = await site.table(ana, bea)
        there = Person(other, bea.token, "Bea")
        async with there.live(table, 1) as wire:
            await wire.settle()
            await ana.ask("POST", f"/tables/{table}/seats/0/void", {})
            assert (await wire.until("change"))["sections"]["table"]["agreed"] == [0]
            if way == "refuse":
                await there.ask("POST", f"/tables/{table}/seats/1/void", {"agrees": False})
            else:
                await site.play_on(table, until=8)
            while "table" not in (sections := (await wire.until("change"))["sections"]):
                pass
            assert sections["table"]["agreed"] == []
