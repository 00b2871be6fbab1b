"""Guests, games and the lobby: what comes before any table."""

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

import carrack
from carrack.bots import LEVELS
from carrack.engine.errors import OptionError
from carrack.engine.options import settle
from carrack.engine.titles import find
from carrack.server.checks import LONGEST_NAME, check_text
from carrack.server.guest import AnyRequest, Guest
from carrack.server.hall import Hall
from carrack.server.routes.session import cookie_of
from carrack.server.session import Seal
from carrack.server.wire import GameInfo, Listed, NewGuest, Welcome

MOST_SEATS = 6


@post("/api/guests", summary="Get a token")
async def add_guest(
    request: AnyRequest, hall: NamedDependency[Hall], seal: NamedDependency[Seal], data: JSONBody[NewGuest]
) -> Response[Welcome]:
    """A name and a language make a guest."""
    name = check_text(data.name, LONGEST_NAME, "name")
    guest = Guest(hall.new_word(), name, data.lang)
    token = hall.new_word() + hall.new_word()
    now = hall.config.now()
    await hall.writer.write(lambda connection: hall.store.add_guest(connection, guest, token, now))
    if data.keeps == "token":
        return Response(Welcome(guest.id, name, guest.lang, token))
    headers = {"set-cookie": cookie_of(request, seal, token)}
    return Response(Welcome(guest.id, name, guest.lang, ""), headers=headers)


@get("/api/games", summary="List the games")
async def list_games() -> list[GameInfo]:
    """Games with their options, how many can play, and the levels of bots."""
    levels = tuple(level.number for level in LEVELS)
    return [GameInfo(game, _players(game), carrack.options(game), levels) for game in carrack.games()]


@get("/api/tables", summary="List the lobby")
async def list_tables(hall: NamedDependency[Hall]) -> list[Listed]:
    """Public tables that gather or play."""
    return await hall.store.lobby()


def _players(game: str) -> tuple[int, int]:
    """The fewest and the most who can play with the usual options."""
    counts = [players for players in range(1, MOST_SEATS + 1) if _is_possible(game, players)]
    return counts[0], counts[-1]


def _is_possible(game: str, players: int) -> bool:
    try:
        settle(find(game), players, {})
    except OptionError:
        return False
    return True
