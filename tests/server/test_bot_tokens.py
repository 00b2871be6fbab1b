"""Bots of guests: a token that lets a program take seats and play, and nothing else."""

from support.site import Person, Site, opened


async def playing_bot(site: Site) -> tuple[Person, Person, str]:
    """A guest, a bot of hers, and a table where both play."""
    ana = await site.guest("Ana")
    rob = await ana.bot()
    table = await ana.table_with("remote")
    await rob.ask("POST", f"/tables/{table}/seats/1/join", {})
    await ana.ask("POST", f"/tables/{table}/start")
    return ana, rob, table


async def test_a_bot_is_listed_until_it_is_revoked(database: str) -> None:
    async with opened(database) as site:
        ana, eva = await site.guests("Ana", "Eva")
        rob, tim = await ana.bot(), await ana.bot("Tim")
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


async def test_a_bot_takes_seats_that_are_meant_for_it(database: str) -> None:
    async with opened(database) as site:
        ana, eva = await site.guests("Ana", "Eva")
        rob, other = await ana.bot(), await eva.bot()
        table = await ana.table_with("open", "remote", "remote", "invited")
        await rob.refused("not-for-bots", 403, "POST", f"/tables/{table}/seats/1/join", {})
        for person in (ana, eva, other):
            await person.refused("seat-for-bot", 403, "POST", f"/tables/{table}/seats/2/join", {})
        answer = await rob.ask("POST", f"/tables/{table}/seats/2/join", {})
        assert answer["yours"] == [2]
        await rob.ask("POST", f"/tables/{table}/seats/3/join", {})  # one program may play several
        (invitation,) = await ana.ask("GET", f"/tables/{table}/invitations")
        await other.ask("POST", f"/tables/{table}/seats/4/join", {"code": invitation["code"]})
        seats = (await site.nobody.look(table))["sections"]["table"]["seats"]
        assert [seat["is_program"] for seat in seats] == [False, False, True, True, True]
        assert [one["id"] for one in await rob.ask("GET", "/bots/tables")] == [table]
        assert await other.ask("GET", "/bots/tables") == []
        assert await ana.ask("GET", "/bots/tables") == []


async def test_a_bot_never_becomes_host_and_keeps_its_seat_at_the_next_table(database: str) -> None:
    async with opened(database) as site:
        ana, rob, table = await playing_bot(site)
        for person, seat in ((ana, 0), (rob, 1)):
            await person.ask("POST", f"/tables/{table}/seats/{seat}/void", {})
        made = await ana.ask("POST", f"/tables/{table}/rematch")
        seats = (await ana.look(made["id"]))["sections"]["table"]["seats"]
        assert [(seat["kind"], seat["is_taken"]) for seat in seats] == [("mine", True), ("remote", False)]
        await rob.ask("POST", f"/tables/{made['id']}/seats/1/join", {})
        await ana.ask("POST", f"/tables/{made['id']}/seats/0/leave", {})
        assert (await site.nobody.look(made["id"]))["sections"]["table"]["life"] == "closed"


async def test_a_bot_plays_live_and_says_nothing(database: str) -> None:
    async with opened(database) as site:
        ana, rob, table = await playing_bot(site)
        async with rob.live(table, 1) as wire:
            await wire.send({"type": "say", "text": "Hello", "key": rob.key()})
            assert (await wire.until("problem"))["problem"]["code"] == "not-for-bots"
            await wire.send({"type": "move", "move": "bid 0", **await rob.node(table, 1)})
            assert (await wire.until("done"))["answer"]["revision"] == 1
            await ana.ask("DELETE", f"/bots/{rob.name}")
            await wire.closed()
        async with rob.live(table, 1) as wire:
            assert (await wire.next())["problem"]["code"] == "bad-token"


async def test_the_host_puts_a_bot_in_the_place_of_one_that_is_gone_and_back(database: str) -> None:
    async with opened(database) as site:
        ana, bea = await site.guests("Ana", "Bea")
        rob = await ana.bot()
        table = await site.table(ana, bea, game="empire", started=False, more_seats=[{"kind": "remote"}])
        seats = f"/tables/{table}/seats"
        await rob.ask("POST", f"{seats}/2/join", {})
        await ana.ask("POST", f"/tables/{table}/start")
        async with ana.live(table, 0) as wire:
            async with rob.live(table, 2) as his:
                await his.settle()
                while (await wire.until("presence"))["seats"] != [0, 2]:
                    pass
            assert (await wire.until("presence"))["seats"] == [0]  # everybody sees that it is gone
            await site.play_on(table, waits_for=2)
            for who in (rob, ana):  # a person's seat is nobody else's
                await who.refused("not-your-seat", 403, "POST", f"{seats}/1/leave", {})
            await bea.refused("not-your-seat", 403, "POST", f"{seats}/2/leave", {})
            await bea.refused("not-your-seat", 403, "POST", f"{seats}/2/return")
            await ana.ask("POST", f"{seats}/2/leave", {"level": 1})
            facts = (await ana.look(table))["sections"]["table"]["seats"][2]
            assert (facts["is_away"], facts["level"], facts["is_program"]) == (True, 1, True)
            while 2 in (await ana.look(table))["sections"]["awaited"]:
                await wire.until("change")  # the table waits no more
            node = await rob.node(table, 2)
            await rob.refused("not-a-person", 409, "POST", f"{seats}/2/moves", {**node, "move": 0})
            await ana.ask("POST", f"{seats}/2/return")
            await site.play_on(table, waits_for=2)
            menu = (await rob.look(table, 2))["sections"]["menu"]
            await rob.play(table, 2, next(one["move"] for one in menu if one["refusal"] is None))


async def test_before_the_game_the_host_frees_the_seat_of_a_bot_that_is_gone(database: str) -> None:
    async with opened(database) as site:
        ana, eva = await site.guests("Ana", "Eva")
        rob = await ana.bot()
        table = await ana.table_with("remote")
        await rob.ask("POST", f"/tables/{table}/seats/1/join", {})
        await eva.refused("not-your-seat", 403, "POST", f"/tables/{table}/seats/1/leave", {})
        await ana.ask("POST", f"/tables/{table}/seats/1/leave", {})
        tim = await ana.bot("Tim")
        assert (await tim.ask("POST", f"/tables/{table}/seats/1/join", {}))["yours"] == [1]


async def test_a_bot_that_cannot_be_one_is_refused_and_disturbs_nobody(database: str) -> None:
    async with opened(database) as site:
        ana = await site.guest("Ana")
        for bot in ("%00", "x", "%F0%9F%92%A3", "a" * 500):
            await ana.refused("not-your-bot", 403, "DELETE", f"/bots/{bot}")
