"""A bot of one's own at a server: how it finds its seats, comes back, and fails."""

import asyncio
from collections.abc import Callable
from itertools import count
from threading import Event
from typing import Any

import pytest

from carrack import Info, to_builtins, what_if
from carrack.bots import Bot, Budget, make
from carrack.client import bot_client
from carrack.client.bot_client import BotClient
from carrack.client.http_client import HttpClient, RequestRefused, ServerUnreachable
from carrack.client.seat_player import BadMove
from carrack.server.errors import Refused
from support import command
from support.postgres import free_port
from support.site import Person, Site, opened, until

TABLE = "a" * 22


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same pauses, only shorter."""
    monkeypatch.setattr(bot_client, "POLL_INTERVAL", 0.2)
    monkeypatch.setattr(bot_client, "FIRST_RETRY", 0.05)
    monkeypatch.setattr(bot_client, "LAST_RETRY", 0.1)


class Cheat(Bot):
    def choose(self, info: Info, budget: Budget) -> int:
        return 10**6


class Broken(Bot):
    def choose(self, info: Info, budget: Budget) -> int:
        raise ZeroDivisionError


class Late(Bot):
    """Bids 2, and withdraws from a tie only after the other has raised, when there is no tie any more."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.has_tied = Event()
        self.is_outbid = Event()

    def choose(self, info: Info, budget: Budget) -> int:
        game = what_if(info.view)
        wanted = "sell 0" if game.mode == "sealed" else "content"
        match to_builtins(info.view)["bids"]:
            case [0, 0] if game.mode == "open":
                wanted = "bid 2"
            case [2, 2]:
                self.has_tied.set()
                assert self.is_outbid.wait(10)
                wanted = "withdraw"
        return game.parse(wanted, info.seat)[0]


class Running:
    """A bot at work in the test's own loop; `reports` is what it says."""

    def __init__(self, site: Site, token: str, bot: Callable[[int], Bot] | None = None, **more: Any) -> None:
        self.token = token
        self.reports: list[tuple[str, dict[str, Any]]] = []
        make_bot = (lambda seed: make(0, seed)) if bot is None else bot
        http = HttpClient(site.base, token, "en")
        runs = BotClient(http, make_bot, Budget(), lambda what, **details: self.reports.append((what, details)))
        self.task = asyncio.ensure_future(runs.run(**more))

    async def said(self, what: str, count: int = 1) -> list[dict[str, Any]]:
        def found() -> list[dict[str, Any]]:
            if self.task.done():
                self.task.result()
            said = [details for kind, details in self.reports if kind == what]
            return said if len(said) >= count else []

        return await until(found)

    async def stop(self) -> None:
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)


async def over(host: Person, table: str) -> Any:
    """The host resigns, and the rest is played; returns the facts of the table at the end."""
    await host.ask("POST", f"/tables/{table}/start")
    async with host.live(table) as wire:
        while (sections := (await host.look(table))["sections"])["table"]["life"] != "over":
            if 0 in sections["awaited"]:
                seen = await host.look(table, 0)
                move = next(one["move"] for one in seen["sections"]["menu"] if one["refusal"] is None)
                await host.play(table, 0, move)
            else:
                await wire.until("change")
    return sections["table"]


async def test_it_takes_all_seats_that_are_kept_for_it_and_plays_them(database: str) -> None:
    async with opened(database) as site:
        ana = await site.guest("Ana")
        bot = Running(site, (await ana.bot()).token)
        tables = [await ana.table_with("remote", "remote"), await ana.table_with("remote")]
        assert sorted((one["table"], one["seat"]) for one in await bot.said("seated", 3)) == sorted(
            [(tables[0], 1), (tables[0], 2), (tables[1], 1)]
        )
        points = {table: (await over(ana, table))["scores"] for table in tables}
        for one in await bot.said("over", 3):
            assert one["points"] == points[one["table"]][one["seat"]]
        await bot.stop()


async def test_it_follows_its_seat_when_the_host_changes_the_seats(database: str) -> None:
    async with opened(database) as site:
        ana = await site.guest("Ana")
        bot = Running(site, (await ana.bot()).token)
        table = await ana.table_with("open", "remote")
        (seated,) = await bot.said("seated")
        assert seated["seat"] == 2
        await change(ana, table, 0, 2)
        answer = await over(ana, table)
        (end,) = await bot.said("over")
        assert (end["seat"], end["points"]) == (1, answer["scores"][1])
        await bot.stop()


async def test_it_goes_on_elsewhere_when_the_host_takes_its_seat_away(database: str) -> None:
    async with opened(database) as site:
        ana = await site.guest("Ana")
        bot = Running(site, (await ana.bot()).token)
        table = await ana.table_with("remote", "open")
        await bot.said("seated")
        await change(ana, table, 0, 2)
        assert await bot.said("unseated") == [{"table": table, "seat": 1}]
        other = await ana.table_with("remote")
        assert (await bot.said("seated", 2))[1] == {"table": other, "seat": 1}
        await bot.stop()


async def test_it_agrees_to_every_proposal_to_end_the_game(database: str) -> None:
    async with opened(database) as site:
        ana, bea = await site.guests("Ana", "Bea")
        bot = Running(site, (await ana.bot()).token)
        table = await site.table(ana, bea, started=False, more_seats=[{"kind": "remote"}])
        await bot.said("seated")
        await ana.ask("POST", f"/tables/{table}/start")
        async with ana.live(table, 0) as wire:
            for _ in range(2):
                await ana.ask("POST", f"/tables/{table}/seats/0/void", {})
                while (await wire.until("change"))["sections"].get("table", {}).get("agreed") != [0, 2]:
                    pass
                await bea.ask("POST", f"/tables/{table}/seats/1/void", {"agrees": False})
        await bot.stop()


async def change(host: Person, table: str, *kept: int) -> None:
    """Let the host keep these seats of a table that gathers, and remove the others."""
    seats = [{"kind": "kept", "was": seat} for seat in kept]
    update = (await host.look(table))["update"]
    await host.ask("PUT", f"/tables/{table}/seats", {"seats": seats, "update": update})


async def test_it_waits_while_another_bot_keeps_its_seat(database: str) -> None:
    async with opened(database) as site:
        ana = await site.guest("Ana")
        table = await ana.table_with("remote")
        bot = Running(site, (await ana.bot()).token)
        await bot.said("seated")
        await bot.stop()
        await ana.ask("POST", f"/tables/{table}/start")
        await ana.ask("POST", f"/tables/{table}/seats/1/leave", {})
        again = Running(site, bot.token)
        await again.said("seated")
        async with ana.live(table, 0) as wire:
            while 1 not in (await wire.until("presence"))["seats"]:
                pass
            await ana.play(table, 0, "bid 0")
            assert [message for message in await wire.settle() if message["type"] == "change"]
            await ana.ask("POST", f"/tables/{table}/seats/1/return")
            while (await ana.look(table))["sections"]["view.number"] == 0:
                await wire.until("change")
        await again.stop()


async def test_it_comes_where_it_is_invited_and_ends_with_the_game(database: str) -> None:
    async with opened(database) as site:
        ana, eva = await site.guests("Ana", "Eva")
        table = await ana.table_with("invited")
        token = (await eva.bot()).token
        (invitation,) = await ana.ask("GET", f"/tables/{table}/invitations")
        with pytest.raises(RequestRefused) as refusal:
            await Running(site, token, table=table, code="wrong").task
        assert refusal.value.code == "bad-code"
        bot = Running(site, token, table=table, code=invitation["code"])
        await bot.said("seated")
        await over(ana, table)
        await bot.task
        assert [what for what, _ in bot.reports] == ["seated", "over"]


async def test_it_goes_on_at_its_seats_when_it_is_started_again(database: str) -> None:
    async with opened(database) as site:
        ana = await site.guest("Ana")
        token = (await ana.bot()).token
        table = await ana.table_with("remote")
        first = Running(site, token)
        await first.said("seated")
        await first.stop()
        second = Running(site, token)
        await second.said("seated")
        await over(ana, table)
        await second.said("over")
        await second.stop()


async def test_it_comes_back_when_the_connection_or_the_server_was_gone(database: str) -> None:
    port = free_port()
    async with opened(database, port) as site:
        ana = await site.guest("Ana")
        table = await ana.table_with("remote")
        bot = Running(site, (await ana.bot()).token)
        await bot.said("seated")
        channel = await until(lambda: site.registry.tables[table].broadcast)
        (listener,) = await until(lambda: channel.listeners)
        listener.disconnect()  # as if it had not read for long
        await bot.said("lost")
    await bot.said("lost", 2)
    async with opened(database, port) as site:
        await over(Person(site, ana.token, ana.name), table)
        await bot.said("over")
        await bot.stop()


async def test_it_tries_again_what_could_not_be_saved(database: str) -> None:
    async with opened(database) as site:
        ana = await site.guest("Ana")
        table = await ana.table_with("remote")
        bot = Running(site, (await ana.bot()).token)
        await bot.said("seated")
        calls = count()
        keep = site.registry.writer.write_batched

        async def fail_once(bulk: Any, item: Any) -> None:
            if next(calls) == 1:  # the start is saved, the bot's first move is not
                raise Refused("not-saved")
            await keep(bulk, item)

        site.registry.writer.write_batched = fail_once  # type: ignore[method-assign]  # as a database that is full
        async with ana.live(table, 0) as wire:
            await ana.ask("POST", f"/tables/{table}/start")
            assert "could not be saved" in (await bot.said("lost"))[0]["reason"]
            while 1 in (await ana.look(table))["sections"]["awaited"]:
                await wire.until("change")
        await bot.stop()


async def test_it_agrees_when_the_people_want_to_end_the_game(database: str) -> None:
    async with opened(database) as site:
        ana = await site.guest("Ana")
        table = await ana.table_with("remote")
        bot = Running(site, (await ana.bot()).token, table=table)
        await bot.said("seated")
        await ana.ask("POST", f"/tables/{table}/start")
        await ana.ask("POST", f"/tables/{table}/seats/0/void", {})
        await bot.task
        assert bot.reports[-1] == ("void", {"table": table, "seat": 1})


@pytest.mark.parametrize(("kind", "error"), [(Cheat, BadMove), (Broken, ZeroDivisionError)])
async def test_a_bot_that_fails_ends(database: str, kind: type[Bot], error: type[Exception]) -> None:
    async with opened(database) as site:
        ana = await site.guest("Ana")
        table = await ana.table_with("remote")
        bot = Running(site, (await ana.bot()).token, kind)
        await bot.said("seated")
        await ana.ask("POST", f"/tables/{table}/start")
        with pytest.raises(error):
            await bot.task


async def test_a_bot_whose_move_came_too_late_at_an_open_node_thinks_again(database: str) -> None:
    bots: list[Late] = []

    def late(seed: int) -> Late:
        bots.append(Late(seed))
        return bots[-1]

    async with opened(database) as site:
        ana = await site.guest("Ana")
        seats = [{"kind": "remote"}]
        table = await site.table(ana, game="empire", started=False, more_seats=seats, options={"version": "beginner"})
        bot = Running(site, (await ana.bot()).token, late)
        await bot.said("seated")
        await ana.ask("POST", f"/tables/{table}/start")
        await ana.play(table, 0, "sell 0")
        async with ana.live(table) as wire:
            while (await ana.look(table))["sections"].get("view.bids") != [0, 2]:
                await wire.until("change")
            await ana.play(table, 0, "bid 2")
            await asyncio.to_thread(bots[0].has_tied.wait, 10)
            await ana.play(table, 0, "bid 3")
            bots[0].is_outbid.set()
            while (await ana.look(table))["sections"]["view.bids"] != [0, 2]:
                await wire.until("change")  # it was content with her 3 and bids 2 for the next card
        await bot.stop()


def test_what_is_no_server_is_said() -> None:
    for url in ("games.example", "ftp://games.example", "http://"):
        with pytest.raises(ServerUnreachable):
            HttpClient(url, "token", "en")
    url = f"http://127.0.0.1:{free_port()}"
    message = command.refused("bot", "--url", url, "--token", "x", "0")
    assert message.startswith(f"Error: There is no carrack server at {url} (")


async def test_the_command_says_what_is_wrong(database: str) -> None:
    async with opened(database) as site:
        where = ("--url", site.base, "--token", "not-a-token")
        assert await asyncio.to_thread(command.refused, "bot", *where, "0") == (
            "Error: This token is unknown. Enter your name again."
        )
        assert "“nowhere”" in await asyncio.to_thread(command.refused, "bot", *where, "nowhere:Bot")
        assert "--table" in await asyncio.to_thread(command.refused, "bot", *where, "--code", "x", "0")
        ana = await site.guest("Ana", "it")
        token = ("--url", site.base, "--token", (await ana.bot()).token)
        message = await asyncio.to_thread(command.refused, "bot", *token, "--table", TABLE, "0", "--lang", "it")
        assert message == "Errore: Questo tavolo non esiste."


async def test_the_token_may_be_in_the_environment(database: str) -> None:
    async with opened(database) as site:
        args = ("bot", "--url", site.base, "0")
        message = await asyncio.to_thread(command.refused, *args, env={"CARRACK_TOKEN": "not-a-token"})
        assert "token is unknown" in message
