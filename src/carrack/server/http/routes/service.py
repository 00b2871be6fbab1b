"""Routes that are not about one table: guests and their bots, games, rules, the lobby, health, the link for friends."""

import asyncio
from typing import Annotated, Literal

import msgspec
from litestar import Response, delete, get, post, put
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

import carrack
from carrack import __version__
from carrack.bots import LEVELS
from carrack.engine.reference import editions, rules
from carrack.engine.reference_text import differences
from carrack.server.api_types.answers import (
    BotInfo,
    Difference,
    GameInfo,
    Health,
    Known,
    LobbyTable,
    OwnTable,
    Reach,
    Rulebook,
    Welcome,
)
from carrack.server.api_types.requests import Lang, NewBot, NewGuest, NewName
from carrack.server.errors import Refused, check_ident, check_text
from carrack.server.http.asgi import COOKIES
from carrack.server.http.sessions import (
    Admission,
    AnyRequest,
    SessionCookies,
    cookie_of,
    cookie_token,
    remove_legacy_cookie,
    renew_cookie,
)
from carrack.server.storage.database import newest
from carrack.server.storage.schema import Guest
from carrack.server.storage.store import Store, list_own_tables
from carrack.server.storage.writer import Writer
from carrack.server.tables.registry import TableRegistry
from carrack.server.tables.views import bounds_by_choice, player_bounds
from carrack.table.seat import LONGEST_NAME

MOST_SKIPPED = 10_000  # of one's own tables
Skip = Annotated[int, QueryParameter(ge=0, le=MOST_SKIPPED)]


@post("/api/guests", summary="Create a guest")
async def add_guest(
    request: AnyRequest,
    registry: NamedDependency[TableRegistry],
    session_cookies: NamedDependency[SessionCookies],
    data: JSONBody[NewGuest],
) -> Response[Welcome]:
    """Create a guest with a name and a language, and return a token. A browser that has a guest keeps it."""
    name = check_text(data.name, LONGEST_NAME, "name")
    stored = cookie_token(request, session_cookies) if data.keeps == "cookie" else None
    known = None if stored is None else await registry.guests.by_token(stored.token)
    if stored is not None and known is not None:
        await registry.writer.write(
            lambda connection: registry.guests.rename(connection, known.id, name, data.lang), guest=known.id
        )
        renew_cookie(request, session_cookies, stored)
        return Response(Welcome(known.id, name, data.lang, ""))
    welcome = await _welcome(registry, Guest(registry.new_word(), name, data.lang))
    if data.keeps == "token":
        return Response(welcome)
    headers = {"set-cookie": cookie_of(request, session_cookies, welcome.token)}
    return Response(msgspec.structs.replace(welcome, token=""), headers=headers)


async def _welcome(registry: TableRegistry, guest: Guest) -> Welcome:
    """Store a new guest and return its token; a bot counts towards its owner's quota."""
    token = registry.new_word() + registry.new_word()
    now = registry.config.now()

    async def add(connection: AsyncConnection) -> None:
        if guest.is_bot:
            await registry.quotas.check_bots(connection, guest.owner)
        await registry.guests.add(connection, guest, token, now)

    await registry.writer.write(add, guest=guest.owner)
    return Welcome(guest.id, guest.name, guest.lang, token)


@post("/api/bots", summary="Create a bot")
async def add_bot(
    registry: NamedDependency[TableRegistry], person: NamedDependency[Guest], data: JSONBody[NewBot]
) -> Welcome:
    """Return a token with which a program of the caller can take seats and play, and nothing else."""
    name = check_text(data.name, LONGEST_NAME, "name")
    return await _welcome(registry, Guest(registry.new_word(), name, person.lang, person.id))


@get("/api/bots", summary="List the guest's bots")
async def list_bots(registry: NamedDependency[TableRegistry], person: NamedDependency[Guest]) -> list[BotInfo]:
    """List the caller's bots whose tokens are valid."""
    return await registry.guests.bots(person.id)


@delete("/api/bots/{bot:str}", status_code=204, summary="Revoke a bot's token")
async def revoke_bot(
    registry: NamedDependency[TableRegistry], person: NamedDependency[Guest], bot: FromPath[str]
) -> None:
    """Revoke the token. The bot keeps its seats; the host can put another bot there."""
    check_ident(bot, "not-your-bot")
    if not await registry.revoke(bot, person.id):
        raise Refused("not-your-bot")


@get("/api/bots/tables", summary="List the tables of the bot's owner")
async def list_bots_tables(registry: NamedDependency[TableRegistry], guest: NamedDependency[Guest]) -> list[LobbyTable]:
    """List, for a bot, the open and running tables that its owner hosts."""
    return await registry.store.tables_of_host(guest.owner) if guest.is_bot else []


@get("/api/games", summary="List the games")
async def list_games() -> list[GameInfo]:
    """List games with their options, numbers of players, and bot levels."""
    levels = tuple(level.number for level in LEVELS)
    return [
        GameInfo(game, player_bounds(game), bounds_by_choice(game), carrack.options(game), levels)
        for game in carrack.games()
    ]


@get("/api/tables", summary="List public tables")
async def list_tables(registry: NamedDependency[TableRegistry]) -> list[LobbyTable]:
    """List public tables that gather players or run."""
    return await registry.store.lobby()


@get("/api/tables/mine", summary="List the guest's tables")
async def list_mine(
    registry: NamedDependency[TableRegistry], guest: NamedDependency[Guest], skip: Skip = 0
) -> list[OwnTable]:
    """List tables where the caller sits: running ones first, then gathering ones, then finished ones."""
    return await list_own_tables(registry.store.engine, guest.id, skip)


@get("/api/session", summary="Get the guest")
async def read_session(
    request: AnyRequest, guest: NamedDependency[Guest], session_cookies: NamedDependency[SessionCookies]
) -> Known:
    """Return the guest of a token or cookie; the lifetime of a cookie starts again."""
    stored = None if "authorization" in request.headers else cookie_token(request, session_cookies)
    if stored is not None:
        renew_cookie(request, session_cookies, stored)
    return Known(guest.id, guest.name, guest.lang)


@put("/api/session", summary="Rename the guest")
async def change_session(
    registry: NamedDependency[TableRegistry], guest: NamedDependency[Guest], data: JSONBody[NewName]
) -> Known:
    """Set the name, for tables joined later, and the language."""
    name = check_text(data.name, LONGEST_NAME, "name")
    await registry.writer.write(
        lambda connection: registry.guests.rename(connection, guest.id, name, data.lang), guest=guest.id
    )
    return Known(guest.id, name, data.lang)


@delete("/api/session", status_code=204, summary="End the session")
async def end_session(
    request: AnyRequest,
    registry: NamedDependency[TableRegistry],
    caller: NamedDependency[Guest | None],
    session_cookies: NamedDependency[SessionCookies],
) -> Response[None]:
    """Revoke the caller's token, close their live connections, and delete the browser's cookie."""
    if caller is not None:
        await registry.revoke(caller.id)
    request.state[COOKIES] = [
        cookie_of(request, session_cookies, ""),
        *remove_legacy_cookie(request, cookie_token(request, session_cookies)),
    ]
    return Response(None)


# Health, rules and the link for friends -------------------------------------------------------------------------------

Status = Literal["ready", "no-database", "other-shape", "cannot-write"]
PATIENCE = 2.0  # seconds for the database to answer
FRESH = 1.0  # seconds that a result is good for
PROBED = 10.0  # seconds without a write, after which one is tried
FAILED = 10.0  # seconds that a refused write of anybody's counts


class HealthCheck:
    """Checks the database at most once a second, however many requests ask.

    A check that hangs is not cancelled, since a hanging database may not notice; meanwhile the status is `no-database`.
    """

    def __init__(self, store: Store, writer: Writer) -> None:
        self._store = store
        self._writer = writer
        self._task: asyncio.Task[Status] | None = None
        self._began = float("-inf")
        self.checks = 0

    async def status(self) -> Status:
        """Return the status, at most a second old; it takes at most PATIENCE seconds."""
        now = asyncio.get_running_loop().time()
        if self._task is None or (self._task.done() and now - self._began >= FRESH):
            self.checks += 1
            self._began = now
            self._task = asyncio.ensure_future(self._check())
        task = self._task
        if not task.done():
            await asyncio.wait([task], timeout=max(self._began + PATIENCE - now, 0.0))
        return task.result() if task.done() else "no-database"

    async def close(self) -> None:
        """Stop a check that is under way."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _check(self) -> Status:
        try:
            shape = await self._store.migrations()
        except (SQLAlchemyError, OSError, TimeoutError):
            return "no-database"
        if shape != newest():
            return "other-shape"
        faults = self._writer.faults
        if faults.is_failing or not faults.worked_within(PROBED):
            try:
                await self._writer.write(self._store.probe)
            except Refused:
                return "cannot-write"
        return "cannot-write" if faults.failed_within(FAILED) else "ready"


NOT_READY = ResponseSpec(Health, generate_examples=False, description="Not ready")


@get("/health", summary="Health check", responses={503: NOT_READY})
async def health(health_check: NamedDependency[HealthCheck]) -> Response[Health]:
    """Return 200 if the database answers, has the schema of this version and accepts writes, else 503."""
    status = await health_check.status()
    return Response(Health(status, __version__), status_code=200 if status == "ready" else 503)


@get("/api/reach", summary="Get the invitation link")
async def reach(admission: NamedDependency[Admission | None]) -> Reach:
    """Return whether the server is for one person at home, and the link for friends in the same network, if any."""
    return Reach(is_local=admission is not None, friends="" if admission is None else admission.friends)


Language = Annotated[Lang, QueryParameter(name="lang")]


@get("/api/rules/{game:str}", summary="Get the rules of a game", sync_to_thread=True)
def read_rules(game: FromPath[str], language: Language = "en") -> Rulebook:
    """Return all clauses in a language, and where the editions differ."""
    clauses = tuple(rules(game, language).values())
    known = editions(game)
    rows = (Difference(clause.id, clause.title, columns) for clause, columns in differences(clauses, known))
    return Rulebook(clauses, known, tuple(rows))
