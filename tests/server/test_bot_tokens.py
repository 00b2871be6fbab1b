"""Bots of guests: a token that lets a program take seats and play, and nothing else."""

from support.site import Person, opened, run


async def bot(owner: Person, name: str = "Rob") -> Person:
    told = await owner.ask("POST", "/bots", {"name": name})
    return Person(owner.site, told["token"], told["id"])


async def remote_table(host: Person, *seats: str) -> str:
    body = {"game": "toy", "seats": [{"kind": "mine"}, *({"kind": kind} for kind in seats)]}
    made = await host.ask("POST", "/tables", body)
    ident: str = made["id"]
    return ident


def test_a_bot_is_listed_until_it_is_revoked(database: str) -> None:
    async def work() -> None:
        async with opened(database) as site:
            ana, eva = await site.guests("Ana", "Eva")
            rob, tim = await bot(ana), await bot(ana, "Tim")
            assert [(one["id"], one["name"]) for one in await ana.ask("GET", "/bots")] == [
                (rob.name, "Rob"),
                (tim.name, "Tim"),
            ]
            assert await eva.ask("GET", "/bots") == []
            await eva.refused("not-your-bot", 403, "DELETE", f"/bots/{rob.name}")
            await ana.refused("not-your-bot", 403, "DELETE", "/bots/nobody")
            await ana.ask("DELETE", f"/bots/{rob.name}")
            assert [one["id"] for one in await ana.ask("GET", "/bots")] == [tim.name]
            await rob.refused("bad-token", 401, "GET", "/bots/tables")
            await ana.refused("not-your-bot", 403, "DELETE", f"/bots/{rob.name}")
            assert await tim.ask("GET", "/bots/tables") == []

    run(work())


def test_a_bot_takes_seats_that_are_meant_for_it(sqlite: str) -> None:
    async def work() -> None:
        async with opened(sqlite) as site:
            ana, eva = await site.guests("Ana", "Eva")
            rob, other = await bot(ana), await bot(eva)
            table = await remote_table(ana, "open", "remote", "remote", "invited")
            await rob.refused("not-for-bots", 403, "POST", f"/tables/{table}/seats/1/join", {})
            for person in (ana, eva, other):
                await person.refused("seat-for-bot", 403, "POST", f"/tables/{table}/seats/2/join", {})
            told = await rob.ask("POST", f"/tables/{table}/seats/2/join", {})
            assert told["yours"] == [2]
            await rob.ask("POST", f"/tables/{table}/seats/3/join", {})  # one program may play several
            (invitation,) = await ana.ask("GET", f"/tables/{table}/invitations")
            await other.ask("POST", f"/tables/{table}/seats/4/join", {"code": invitation["code"]})
            seats = (await site.nobody.look(table))["sections"]["table"]["seats"]
            assert [seat["is_program"] for seat in seats] == [False, False, True, True, True]
            assert [one["id"] for one in await rob.ask("GET", "/bots/tables")] == [table]
            assert await other.ask("GET", "/bots/tables") == []
            assert await ana.ask("GET", "/bots/tables") == []

    run(work())


def test_a_bot_never_becomes_host_and_keeps_its_seat_at_the_next_table(sqlite: str) -> None:
    async def work() -> None:
        async with opened(sqlite) as site:
            (ana,) = await site.guests("Ana")
            rob = await bot(ana)
            table = await remote_table(ana, "remote")
            await rob.ask("POST", f"/tables/{table}/seats/1/join", {})
            await ana.ask("POST", f"/tables/{table}/start")
            for person, seat in ((ana, 0), (rob, 1)):
                await person.ask("POST", f"/tables/{table}/seats/{seat}/void", {})
            made = await ana.ask("POST", f"/tables/{table}/rematch")
            seats = (await ana.look(made["id"]))["sections"]["table"]["seats"]
            assert [(seat["kind"], seat["is_taken"]) for seat in seats] == [("mine", True), ("remote", True)]
            await ana.ask("POST", f"/tables/{made['id']}/seats/0/leave", {})
            assert (await site.nobody.look(made["id"]))["sections"]["table"]["life"] == "closed"

    run(work())


def test_a_bot_plays_live_and_says_nothing(sqlite: str) -> None:
    async def work() -> None:
        async with opened(sqlite) as site:
            (ana,) = await site.guests("Ana")
            rob = await bot(ana)
            table = await remote_table(ana, "remote")
            await rob.ask("POST", f"/tables/{table}/seats/1/join", {})
            await ana.ask("POST", f"/tables/{table}/start")
            async with rob.live(table, 1) as wire:
                await wire.send({"type": "say", "text": "Hello", "key": rob.key()})
                assert (await wire.until("problem"))["problem"]["code"] == "not-for-bots"
                await wire.send({"type": "move", "move": "bid 0", **await rob.node(table, 1)})
                assert (await wire.until("done"))["answer"]["revision"] == 1
                node = await rob.node(table, 1)
                await ana.ask("DELETE", f"/bots/{rob.name}")
                await wire.send({"type": "move", "move": "bid 1", **node})
                assert (await wire.until("problem"))["problem"]["code"] == "bad-token"

    run(work())
