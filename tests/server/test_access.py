"""Who may call what: every route with every kind of caller."""

import re
from typing import Any

import pytest
from litestar import Litestar
from litestar.routes import HTTPRoute

from carrack.server import Config, make_app
from support.site import Person, Site, opened, run

CALLERS = ("nobody", "guest", "other", "own", "bot", "own bot")
NODE = {"number": 0, "takebacks": 0}
# For each endpoint: a body, what each kind of caller gets at seat 0 of a table, and whether that one still gathers.
ROUTES: dict[tuple[str, str], tuple[Any, tuple[int, ...], bool]] = {
    ("POST", "/api/guests"): ({"name": "Eva"}, (201, 201, 201, 201, 201, 201), False),
    ("POST", "/api/bots"): ({"name": "Rob"}, (401, 201, 201, 201, 403, 403), False),
    ("GET", "/api/bots"): (None, (401, 200, 200, 200, 403, 403), False),
    ("DELETE", "/api/bots/{bot}"): (None, (401, 403, 403, 204, 403, 403), False),
    ("GET", "/api/bots/tables"): (None, (401, 200, 200, 200, 200, 200), False),
    ("GET", "/api/games"): (None, (200, 200, 200, 200, 200, 200), False),
    ("GET", "/api/tables"): (None, (200, 200, 200, 200, 200, 200), False),
    ("POST", "/api/tables"): ({"game": "toy", "seats": [{"kind": "mine"}] * 2}, (401, 201, 201, 201, 403, 403), False),
    ("GET", "/api/tables/{ident}"): (None, (401, 403, 403, 200, 403, 200), False),
    ("GET", "/api/tables/{ident}/events"): (None, (401, 403, 403, 200, 403, 200), False),
    ("GET", "/api/tables/{ident}/record"): (None, (401, 403, 403, 200, 403, 200), False),
    ("GET", "/api/tables/{ident}/reveal"): (None, (409, 409, 409, 409, 409, 409), False),
    ("GET", "/api/tables/{ident}/invitations"): (None, (401, 403, 403, 200, 403, 403), False),
    ("GET", "/api/tables/{ident}/chat"): (None, (200, 200, 200, 200, 200, 200), False),
    ("POST", "/api/tables/{ident}/chat"): ({"text": "Hi", "key": "key"}, (401, 403, 201, 201, 403, 403), False),
    ("POST", "/api/tables/{ident}/start"): (None, (401, 403, 403, 200, 403, 403), True),
    ("POST", "/api/tables/{ident}/rematch"): (None, (401, 403, 409, 409, 403, 403), False),
    ("POST", "/api/tables/{ident}/seats/{seat}/join"): ({}, (401, 409, 409, 409, 409, 409), True),
    ("PUT", "/api/tables/{ident}/seats/{seat}/nonce"): ({"nonce": "ab" * 16}, (401, 403, 403, 204, 403, 204), True),
    ("POST", "/api/tables/{ident}/seats/{seat}/leave"): ({"level": 0}, (401, 403, 403, 204, 403, 204), False),
    ("POST", "/api/tables/{ident}/seats/{seat}/return"): (None, (401, 403, 403, 409, 403, 409), False),
    ("POST", "/api/tables/{ident}/seats/{seat}/resign"): (None, (401, 403, 403, 204, 403, 204), False),
    ("POST", "/api/tables/{ident}/seats/{seat}/void"): ({}, (401, 403, 403, 204, 403, 204), False),
    ("POST", "/api/tables/{ident}/seats/{seat}/moves"): (
        {**NODE, "move": "bid 0"},
        (401, 403, 403, 200, 403, 200),
        False,
    ),
    ("POST", "/api/tables/{ident}/seats/{seat}/retract"): (NODE, (401, 403, 403, 409, 403, 409), False),
    ("POST", "/api/tables/{ident}/seats/{seat}/undo"): (NODE, (401, 403, 403, 409, 403, 409), False),
    ("POST", "/api/tables/{ident}/seats/{seat}/take-back"): (NODE, (401, 403, 403, 409, 403, 409), False),
}


def routes(app: Litestar) -> set[tuple[str, str]]:
    """Every method and path of the application below /api."""
    found: set[tuple[str, str]] = set()
    for route in app.routes:
        if isinstance(route, HTTPRoute) and route.path.startswith("/api"):
            path = re.sub(r":\w+}", "}", route.path_format)
            found |= {(str(method), path) for method in route.methods if method != "OPTIONS"}
    return found


def test_no_route_is_forgotten(sqlite: str) -> None:
    assert routes(make_app(Config(sqlite))) == set(ROUTES)


@pytest.mark.parametrize("caller", range(len(CALLERS)), ids=CALLERS)
def test_every_route_knows_who_may_call_it(sqlite: str, caller: int) -> None:
    async def work() -> None:
        async with opened(sqlite) as site:
            for (method, path), (body, statuses, gathers) in ROUTES.items():
                answer = await called(site, caller, method, path, body, gathers)
                assert answer.status_code == statuses[caller], (method, path, answer.text)
                if answer.status_code >= 400:
                    assert answer.headers["content-type"] == "application/problem+json"

    run(work())


async def called(site: Site, caller: int, method: str, path: str, body: Any, gathers: bool) -> Any:
    """The call at seat 0 of a table, or for a bot that sits there at its own."""
    ana, bea, eva = await site.guests("Ana", "Bea", "Eva")
    table = await site.table(ana, bea, started=False, more_seats=[{"kind": "remote"}])
    rob, ident = await bot_of(ana)
    strange, _ = await bot_of(eva)
    await rob.ask("POST", f"/tables/{table}/seats/2/join", {})
    if not gathers:
        await ana.ask("POST", f"/tables/{table}/start")
    who: Person = (site.nobody, eva, bea, ana, strange, rob)[caller]
    seat = "2" if who is rob else "0"
    path = path.removeprefix("/api").replace("{ident}", table).replace("{seat}", seat).replace("{bot}", ident)
    if method == "GET" and path.startswith(f"/tables/{table}") and not path.endswith(("chat", "reveal", "invitations")):
        path += f"?seat={seat}"
    if body is not None and ("takebacks" in body or "key" in body):
        body = {**body, "key": "a-key-of-" + str(caller)}
    return await who.call(method, path, body)


async def bot_of(owner: Person) -> tuple[Person, str]:
    """A bot with a token of somebody, and its id."""
    told = await owner.ask("POST", "/bots", {"name": "Rob"})
    return Person(owner.site, told["token"], f"bot-of-{owner.name}"), told["id"]


def test_a_token_that_is_none_is_refused_everywhere(sqlite: str) -> None:
    async def work() -> None:
        async with opened(sqlite) as site:
            fake = Person(site, "not-a-token")
            open_to_all = {"/api/guests", "/api/games", "/api/tables/{ident}/reveal", "/api/tables/{ident}/chat"}
            for (method, path), (body, _, gathers) in ROUTES.items():
                if (method == "GET" and path in open_to_all | {"/api/tables"}) or path == "/api/guests":
                    continue  # these do not ask who calls
                ana, bea = await site.guests("Ana", "Bea")
                table = await site.table(ana, bea, started=not gathers)
                where = path.removeprefix("/api").replace("{ident}", table).replace("{seat}", "0").replace("{bot}", "x")
                if body is not None and ("takebacks" in body or "key" in body):
                    body = {**body, "key": "a-key-of-nobody"}
                await fake.refused("bad-token", 401, method, where, body)

    run(work())
