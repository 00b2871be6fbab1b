"""Who may call what: every route and every message with every kind of caller."""

import re
from contextlib import AsyncExitStack
from typing import Any, get_args

import pytest
from litestar import Litestar
from litestar.routes import HTTPRoute, WebSocketRoute

from carrack.server import Config, make_app
from carrack.server.api_types.requests import ClientMessage
from support.site import Person, Site, opened

CALLERS = ("nobody", "guest", "spectator", "other", "own", "strange bot", "own bot")
COLUMNS = {"nobody": 0, "guest": 1, "spectator": 1, "other": 2, "own": 3, "strange bot": 4, "own bot": 5}
NODE = {"number": 0, "takebacks": 0}
UPDATE = 2  # of the table that gathers: two have joined
NEW = {"game": "toy", "seats": [{"kind": "mine"}] * 2}
SEATS = {"seats": [{"kind": "kept", "was": seat} for seat in range(3)], "update": UPDATE}
FORK = {"number": 0, "seats": [{"kind": "mine"}] * 3, "seat": 0}
TABLE = "/api/tables/{ident}"
SEAT = f"{TABLE}/seats/{{seat}}"
ANYBODY = (200, 200, 200, 200, 200, 200)
ITS_GUEST = (401, 403, 403, 200, 403, 200)
# For each endpoint: a body, and what nobody, a guest (who may look on), the other and the own guest get at seat 0 of a
# table whose game is on, or, where it says so, one that still gathers; then what a stranger's bot gets there, and a bot
# of the host at its own seat.
ROUTES: dict[tuple[str, str], tuple[Any, tuple[int, ...]]] = {
    ("POST", "/api/guests"): ({"name": "Eva"}, (201, 201, 201, 201, 201, 201)),
    ("POST", "/api/bots"): ({"name": "Rob"}, (401, 201, 201, 201, 403, 403)),
    ("GET", "/api/bots"): (None, (401, 200, 200, 200, 403, 403)),
    ("DELETE", "/api/bots/{bot}"): (None, (401, 403, 403, 204, 403, 403)),
    ("GET", "/api/bots/tables"): (None, (401, 200, 200, 200, 200, 200)),
    ("GET", "/api/session"): (None, (401, 200, 200, 200, 200, 200)),
    ("PUT", "/api/session"): ({"name": "Eve", "lang": "fr"}, (401, 200, 200, 200, 200, 200)),
    ("DELETE", "/api/session"): (None, (204, 204, 204, 204, 204, 204)),
    ("GET", "/api/games"): (None, ANYBODY),
    ("GET", "/api/reach"): (None, ANYBODY),
    ("GET", "/api/rules/{game}"): (None, ANYBODY),
    ("GET", "/api/tables"): (None, ANYBODY),
    ("GET", "/api/tables/mine"): (None, (401, 200, 200, 200, 200, 200)),
    ("POST", "/api/tables"): (NEW, (401, 201, 201, 201, 403, 403)),
    ("GET", TABLE): (None, ITS_GUEST),
    ("GET", f"{TABLE}/events"): (None, ITS_GUEST),
    ("GET", f"{TABLE}/record"): (None, ITS_GUEST),
    ("GET", f"{TABLE}/replay"): (None, ITS_GUEST),
    ("GET", f"{TABLE}/replay/{{number}}"): (None, ITS_GUEST),
    ("GET", f"{TABLE}/reveal"): (None, (409, 409, 409, 409, 409, 409)),
    ("GET", f"{TABLE}/scores"): (None, (409, 409, 409, 409, 409, 409)),
    ("GET", f"{TABLE}/verify"): (None, (409, 409, 409, 409, 409, 409)),
    ("GET", f"{TABLE}/invitations"): (None, (401, 403, 403, 200, 403, 403)),
    ("GET", f"{TABLE}/chat"): (None, ANYBODY),
    ("POST", f"{TABLE}/chat"): ({"text": "Hi", "key": "key"}, (401, 403, 201, 201, 403, 403)),
    ("PUT", f"{TABLE}/seats"): (SEATS, (401, 403, 403, 200, 403, 403)),
    ("POST", f"{TABLE}/start"): (None, (401, 403, 403, 200, 403, 403)),
    ("POST", f"{TABLE}/rematch"): (None, (401, 403, 409, 409, 403, 403)),
    ("POST", f"{TABLE}/forks"): (FORK, (401, 403, 403, 201, 403, 403)),
    ("POST", f"{SEAT}/join"): ({}, (401, 409, 409, 409, 409, 409)),
    ("PUT", f"{SEAT}/nonce"): ({"nonce": "ab" * 16}, (401, 403, 403, 204, 403, 204)),
    ("POST", f"{SEAT}/leave"): ({"level": 0}, (401, 403, 403, 204, 403, 204)),
    ("POST", f"{SEAT}/return"): (None, (401, 403, 403, 409, 403, 409)),
    ("POST", f"{SEAT}/resign"): (None, (401, 403, 403, 204, 403, 204)),
    ("POST", f"{SEAT}/void"): ({}, (401, 403, 403, 204, 403, 204)),
    ("POST", f"{SEAT}/moves"): ({**NODE, "move": "bid 0"}, ITS_GUEST),
    ("POST", f"{SEAT}/retract"): (NODE, (401, 403, 403, 409, 403, 409)),
    ("POST", f"{SEAT}/undo"): (NODE, (401, 403, 403, 409, 403, 409)),
    ("POST", f"{SEAT}/take-back"): (NODE, (401, 403, 403, 409, 403, 409)),
    ("POST", f"{SEAT}/back"): ({**NODE, "to": 0}, (401, 403, 403, 409, 403, 409)),
    ("POST", f"{SEAT}/preview"): ({"move": "bid 0"}, ITS_GUEST),
    ("POST", f"{SEAT}/why-not"): ({"move": "bid 0"}, ITS_GUEST),
    ("GET", f"{SEAT}/figures"): (None, ITS_GUEST),
    ("GET", f"{SEAT}/standing"): (None, ITS_GUEST),
    ("PUT", f"{SEAT}/standing/answers/{{ask}}"): ({"text": "take"}, ITS_GUEST),
    ("DELETE", f"{SEAT}/standing/answers/{{ask}}"): (None, (401, 403, 403, 409, 403, 409)),
    ("POST", f"{SEAT}/standing/orders"): ({"kind": "sell", "key": "key"}, (401, 403, 403, 409, 403, 409)),
    ("DELETE", f"{SEAT}/standing/orders/{{at}}"): (None, (401, 403, 403, 409, 403, 409)),
    ("PUT", f"{SEAT}/standing/plan"): ({"bids": [], "key": "key"}, (401, 403, 403, 409, 403, 409)),
    ("PUT", f"{SEAT}/standing/filters"): ({"filters": []}, ITS_GUEST),
}
LAST = {("DELETE", "/api/bots/{bot}"): 1, ("DELETE", "/api/session"): 2}  # after which there is no bot, and no token
GATHERING = (f"{TABLE}/seats", f"{TABLE}/start", f"{SEAT}/join", f"{SEAT}/nonce")
SEATED = (TABLE, *(f"{TABLE}/{what}" for what in ("events", "record", "replay", "replay/{number}")))  # asked as seat 0
# Who calls does not matter.
NEVER_ASKED = {route for route, (_, statuses) in ROUTES.items() if statuses is ANYBODY and "{ident}" not in route[1]}
NEVER_ASKED.add(("POST", "/api/guests"))
# For each message: what is sent, and the answers to the same callers, each at the seat they have, if any.
MESSAGES: dict[str, tuple[dict[str, Any], tuple[str, ...]]] = {
    "move": ({**NODE, "move": "bid 0"}, ("no-token", "not-seated", "done", "done", "not-seated", "done")),
    "retract": (
        NODE,
        ("no-token", "not-seated", "nothing-to-retract", "nothing-to-retract", "not-seated", "nothing-to-retract"),
    ),
    "undo": (NODE, ("no-token", "not-seated", "nothing-to-undo", "nothing-to-undo", "not-seated", "nothing-to-undo")),
    "take-back": (NODE, ("no-token", "not-seated", "with-people", "with-people", "not-seated", "with-people")),
    "back": ({**NODE, "to": 0}, ("no-token", "not-seated", "not-a-board", "not-a-board", "not-seated", "not-a-board")),
    "plan": (
        {"bids": []},
        ("no-token", "not-seated", "no-such-order", "no-such-order", "not-seated", "no-such-order"),
    ),
    "say": ({"text": "Hi"}, ("no-token", "not-seated", "done", "done", "not-for-bots", "not-for-bots")),
    "ping": ({}, ("pong", "pong", "pong", "pong", "pong", "pong")),
}
KEYLESS = ("ping",)


def routes(app: Litestar) -> set[tuple[str, str]]:
    """Every method and path of the application below /api."""
    found: set[tuple[str, str]] = set()
    for route in app.routes:
        if isinstance(route, HTTPRoute) and route.path.startswith("/api"):
            path = re.sub(r":\w+}", "}", route.path_format)
            found |= {(str(method), path) for method in route.methods if method != "OPTIONS"}
    return found


def test_no_route_is_forgotten(database: str) -> None:
    app = make_app(Config(database))
    assert routes(app) == set(ROUTES)
    assert [route for route in app.routes if isinstance(route, WebSocketRoute)] == []  # the front has the only one


def test_no_message_is_forgotten() -> None:
    assert {kind.__struct_config__.tag for kind in get_args(ClientMessage)} == MESSAGES.keys()


def placed(path: str, table: str, seat: int = 0, bot: str = "x") -> str:
    """A path at a seat of a table."""
    where = path
    values = {"ident": table, "seat": str(seat), "bot": bot}
    for name, value in {**values, "ask": "card", "at": "0", "number": "0", "game": "empire"}.items():
        where = where.replace(f"{{{name}}}", value)
    return where.removeprefix("/api") + (f"?seat={seat}" if path in SEATED else "")


def keyed(body: Any, key: str) -> Any:
    """A body with its key, if it is of a call that has one."""
    return {**body, "key": key} if body is not None and ("takebacks" in body or "key" in body) else body


class Party:
    """Ana, who is host, with a bot of hers and Bea at her tables, and Eva, who has a bot too."""

    def __init__(self, site: Site, people: list[Person], bots: list[Person]) -> None:
        self.site = site
        self.ana, self.bea, eva = people
        self.rob, strange = bots
        self.callers = dict(zip(CALLERS, (site.nobody, eva, eva, self.bea, self.ana, strange, self.rob), strict=True))

    @classmethod
    async def meet(cls, site: Site) -> "Party":
        people = await site.guests("Ana", "Bea", "Eva")
        return cls(site, people, [await people[0].bot(), await people[2].bot()])

    async def table(self, *, started: bool) -> str:
        """A table with Ana at seat 0, Bea at 1, and Ana's bot at 2."""
        table = await self.site.table(self.ana, self.bea, started=False, more_seats=[{"kind": "remote"}])
        await self.rob.ask("POST", f"/tables/{table}/seats/2/join", {})
        if started:
            await self.ana.ask("POST", f"/tables/{table}/start")
        return table


@pytest.mark.parametrize("caller", CALLERS)
async def test_every_route_knows_who_may_call_it(database: str, caller: str) -> None:
    async with opened(database) as site:
        party = await Party.meet(site)
        who = party.callers[caller]
        seat = 2 if caller == "own bot" else 0
        tables: dict[bool, str] = {}  # by whether they gather; one that was changed is not used again
        for (method, path), (body, statuses) in sorted(ROUTES.items(), key=lambda route: LAST.get(route[0], 0)):
            gathers = path in GATHERING
            if "{ident}" in path and gathers not in tables:
                tables[gathers] = await party.table(started=not gathers)
            table = tables.get(gathers, "")
            asked = {**body, "seat": seat} if body is not None and "seat" in body else body
            async with AsyncExitStack() as stack:
                if caller == "spectator" and table:
                    await (await stack.enter_async_context(who.live(table))).settle()
                where = placed(path, table, seat, party.rob.name)
                answer = await who.call(method, where, keyed(asked, "a-key-of-it"))
            assert answer.status_code == statuses[COLUMNS[caller]], (method, path, answer.text)
            if answer.status_code >= 400:
                assert answer.headers["content-type"] == "application/problem+json"
            elif method != "GET" and "{ident}" in path:
                del tables[gathers]


async def test_a_token_that_is_none_is_refused_everywhere(database: str) -> None:
    async with opened(database) as site:
        fake = Person(site, "not-a-token")
        ana, bea = await site.guests("Ana", "Bea")
        tables = [await site.table(ana, bea, started=started) for started in (True, False)]
        for (method, path), (body, _) in ROUTES.items():
            if (method, path) not in NEVER_ASKED:
                where = placed(path, tables[path in GATHERING])
                await fake.refused("bad-token", 401, method, where, keyed(body, "a-key-of-nobody"))
        async with fake.live(tables[0]) as wire:
            assert (await wire.next())["problem"]["code"] == "bad-token"


@pytest.mark.parametrize("caller", CALLERS)
async def test_every_message_knows_who_may_send_it(database: str, caller: str) -> None:
    async with opened(database) as site:
        party = await Party.meet(site)
        who = party.callers[caller]
        seat = {"other": 1, "own": 0, "own bot": 2}.get(caller)
        for kind, (body, answers) in MESSAGES.items():
            table = await party.table(started=True)
            async with who.live(table, seat) as wire:
                await wire.settle()
                await wire.send({"type": kind, **body, **({} if kind in KEYLESS else {"key": "a-key-of-it"})})
                message = await wire.until("done", "problem", "pong")
                heard = message["problem"]["code"] if message["type"] == "problem" else message["type"]
                assert heard == answers[COLUMNS[caller]], kind
        if caller != "own":
            async with who.live(table, 0) as wire:  # nobody listens or plays as somebody else
                message = await wire.next()
                assert message["problem"]["code"] == ("no-token" if caller == "nobody" else "not-your-seat")


async def test_a_board_is_there_for_nobody_but_its_owner(database: str) -> None:
    async with opened(database) as site:
        party = await Party.meet(site)
        ana, bea = party.ana, party.bea
        board = await board_of(ana, await party.table(started=True))
        for who in (site.nobody, bea, party.rob):
            for (method, path), (body, _) in ROUTES.items():
                if "{ident}" not in path:
                    continue
                for where in {placed(path, board), placed(path, board).removesuffix("?seat=0")}:
                    answer = await who.call(method, where, keyed(body, "a-key-of-it"))
                    code = answer.json()["code"]
                    others = {site.nobody: "no-token", party.rob: "not-for-bots"}
                    assert code in {"no-such-table", others.get(who)}, (method, where)
            for seat in (None, 0):
                async with who.live(board, seat) as wire:
                    assert (await wire.next())["problem"]["code"] == "no-such-table"
        assert (await ana.look(board, 0))["yours"] == [0, 1, 2]


async def board_of(person: Person, table: str) -> str:
    """A board that goes on from the beginning of a table."""
    made = await person.ask("POST", f"/tables/{table}/forks", {**FORK, "is_board": True})
    return str(made["id"])
