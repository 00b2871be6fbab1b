"""Routes of guests: tokens, sessions, bots, the list of games, the lobby and one's own tables."""

from typing import Annotated

import msgspec
from litestar import Response, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter
from sqlalchemy.ext.asyncio import AsyncConnection

import carrack
from carrack.bots import LEVELS
from carrack.server.api_types import BotInfo, GameInfo, Known, Listed, NewBot, NewGuest, NewName, OwnTable, Welcome
from carrack.server.errors import Refused
from carrack.server.http.asgi import COOKIES
from carrack.server.http.sessions import (
    AnyRequest,
    SessionCookies,
    _without_legacy,
    cookie_of,
    cookie_token,
    renew_cookie,
)
from carrack.server.storage.rows import Guest
from carrack.server.storage.store import list_own_tables
from carrack.server.tables.registry import TableRegistry
from carrack.server.tables.views import bounds_by_choice, player_bounds
from carrack.server.validation import LONGEST_NAME, check_ident, check_text

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
    kept = cookie_token(request, session_cookies) if data.keeps == "cookie" else None
    known = None if kept is None else await registry.store.guest(kept.token)
    if kept is not None and known is not None:
        await registry.writer.write(
            lambda connection: registry.store.rename(connection, known.id, name, data.lang), guest=known.id
        )
        renew_cookie(request, session_cookies, kept)
        return Response(Welcome(known.id, name, data.lang, ""))
    told = await _welcome(registry, Guest(registry.new_word(), name, data.lang))
    if data.keeps == "token":
        return Response(told)
    headers = {"set-cookie": cookie_of(request, session_cookies, told.token)}
    return Response(msgspec.structs.replace(told, token=""), headers=headers)


async def _welcome(registry: TableRegistry, guest: Guest) -> Welcome:
    """Store a new guest and return its token; a bot counts towards its owner's quota."""
    token = registry.new_word() + registry.new_word()
    now = registry.config.now()

    async def add(connection: AsyncConnection) -> None:
        if guest.is_bot:
            await registry.quotas.check_bots(connection, guest.owner)
        await registry.store.add_guest(connection, guest, token, now)

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
    return await registry.store.bots(person.id)


@delete("/api/bots/{bot:str}", status_code=204, summary="Revoke a bot's token")
async def revoke_bot(
    registry: NamedDependency[TableRegistry], person: NamedDependency[Guest], bot: FromPath[str]
) -> None:
    """Revoke the token. The bot keeps its seats; the host can put another bot there."""
    check_ident(bot, "not-your-bot")
    if not await registry.revoke(bot, person.id):
        raise Refused("not-your-bot")


@get("/api/bots/tables", summary="List the tables of the bot's owner")
async def list_bots_tables(registry: NamedDependency[TableRegistry], guest: NamedDependency[Guest]) -> list[Listed]:
    """List, for a bot, the open and running tables that its owner hosts."""
    return await registry.store.hosted(guest.owner) if guest.is_bot else []


@get("/api/games", summary="List the games")
async def list_games() -> list[GameInfo]:
    """List games with their options, numbers of players, and bot levels."""
    levels = tuple(level.number for level in LEVELS)
    return [
        GameInfo(game, player_bounds(game), bounds_by_choice(game), carrack.options(game), levels)
        for game in carrack.games()
    ]


@get("/api/tables", summary="List public tables")
async def list_tables(registry: NamedDependency[TableRegistry]) -> list[Listed]:
    """List public tables that gather players or run."""
    return await registry.store.lobby()


@get("/api/tables/mine", summary="List the guest's tables")
async def list_mine(
    registry: NamedDependency[TableRegistry], guest: NamedDependency[Guest], skip: Skip = 0
) -> list[OwnTable]:
    """List tables where the caller sits: running ones first, then gathering ones, then finished ones."""
    return await list_own_tables(registry.store.engine, guest.id, skip)


@get("/api/session", summary="Get the guest")
async def who_am_i(
    request: AnyRequest, guest: NamedDependency[Guest], session_cookies: NamedDependency[SessionCookies]
) -> Known:
    """Return the guest of a token or cookie; the lifetime of a cookie starts again."""
    kept = None if "authorization" in request.headers else cookie_token(request, session_cookies)
    if kept is not None:
        renew_cookie(request, session_cookies, kept)
    return Known(guest.id, guest.name, guest.lang)


@put("/api/session", summary="Rename the guest")
async def rename(
    registry: NamedDependency[TableRegistry], guest: NamedDependency[Guest], data: JSONBody[NewName]
) -> Known:
    """Set the name, for tables joined later, and the language."""
    name = check_text(data.name, LONGEST_NAME, "name")
    await registry.writer.write(
        lambda connection: registry.store.rename(connection, guest.id, name, data.lang), guest=guest.id
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
        *_without_legacy(request, cookie_token(request, session_cookies)),
    ]
    return Response(None)
