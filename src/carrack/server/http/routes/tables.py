"""Routes of a table: create, read, join, start, leave."""

from typing import Annotated

from litestar import MediaType, Response, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import UNSET

from carrack.engine.secret import SECRET_BYTES
from carrack.server.api_types.answers import CreatedTable, EventPage, Invitation, TableView
from carrack.server.api_types.requests import (
    MOST,
    MOST_REQUESTED_SEATS,
    ChangedSeats,
    Join,
    Leave,
    NewTable,
    Nonce,
    Start,
    Void,
)
from carrack.server.storage.schema import Guest
from carrack.server.tables import actions
from carrack.server.tables.commands import ActionCommand, RematchCommand
from carrack.server.tables.registry import TableRegistry
from carrack.server.tables.table_state import TableState
from carrack.server.tables.views import add_reader_facts, full_view, page_of_events, record

Since = Annotated[int, QueryParameter(ge=0, le=MOST)]
Viewer = Annotated[int | None, QueryParameter(ge=0, le=MOST_REQUESTED_SEATS - 1, name="seat")]


def check_viewer(state: TableState, caller: Guest | None, seat: int | None) -> None:
    """Raise unless a caller may look at a table, as that seat if there is one."""
    actions.check_private(state, caller)
    if seat is not None:
        actions.check_seat(state, caller, seat)


def seen_by(state: TableState, caller: Guest | None, seat: int | None) -> TableView:
    """Return the full view of a table for a caller, who must own the seat."""
    check_viewer(state, caller, seat)
    view = full_view(state, seat)
    add_reader_facts(view, state, caller)
    return view


@post("/api/tables", summary="Create a table")
async def create_table(
    registry: NamedDependency[TableRegistry], person: NamedDependency[Guest], data: JSONBody[NewTable]
) -> TableView:
    """Create a table with a game, its options and its seats."""
    state = TableState(registry.new_word())
    codes = [registry.new_word() for _ in data.seats]
    secret = registry.config.random_bytes(SECRET_BYTES)
    options, seconds = dict(data.options), data.auction_seconds
    actions.open_table(state, person, data.game, options, data.seats, data.is_public, secret, codes, seconds)
    await registry.create(state, person)
    return seen_by(state, person, None)


@get("/api/tables/{ident:str}", summary="Get a table")
async def read_table(
    registry: NamedDependency[TableRegistry],
    caller: NamedDependency[Guest | None],
    ident: FromPath[str],
    viewer: Viewer = None,
) -> TableView:
    """Return the table as a seat of the caller sees it, or the public. Wakes the table's bots."""
    view = await registry.read(ident, lambda state: seen_by(state, caller, viewer))
    registry.wake_loaded(ident)  # bots that failed are tried again when somebody looks
    return view


@get("/api/tables/{ident:str}/events", summary="List events")
async def list_events(
    registry: NamedDependency[TableRegistry],
    caller: NamedDependency[Guest | None],
    ident: FromPath[str],
    viewer: Viewer = None,
    since: Since = 0,
) -> EventPage:
    """List events from a serial on, up to 500 at a time; `serial` is where the next page begins."""

    def page(state: TableState) -> EventPage:
        check_viewer(state, caller, viewer)
        return page_of_events(state, viewer, since)

    return await registry.read(ident, page)


@get("/api/tables/{ident:str}/record", summary="Get the record", media_type=MediaType.TEXT)
async def read_record(
    registry: NamedDependency[TableRegistry],
    caller: NamedDependency[Guest | None],
    ident: FromPath[str],
    viewer: Viewer = None,
) -> Response[str]:
    """Return the record of the game as a text file."""

    def as_file(state: TableState) -> Response[str]:
        check_viewer(state, caller, viewer)
        name = f"{state.opened.game}-{ident[:8]}{'' if viewer is None else f'-s{viewer}'}.txt"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(record(state, viewer), media_type=MediaType.TEXT, headers=headers)

    return await registry.read(ident, as_file)


@get("/api/tables/{ident:str}/invitations", summary="List invitation codes")
async def list_invitations(
    registry: NamedDependency[TableRegistry], guest: NamedDependency[Guest], ident: FromPath[str]
) -> list[Invitation]:
    """List the codes of invited seats, for the host to hand out."""

    def codes(state: TableState) -> list[Invitation]:
        actions.check_host(state, guest)
        return [Invitation(seat, setup.code) for seat, setup in enumerate(state.setups) if setup.code]

    return await registry.read(ident, codes)


@put("/api/tables/{ident:str}/seats", summary="Change the seats")
async def change_seats(
    registry: NamedDependency[TableRegistry],
    guest: NamedDependency[Guest],
    ident: FromPath[str],
    data: JSONBody[ChangedSeats],
) -> TableView:
    """Replace the list of seats before the game. Guests whose seat is not kept become spectators."""
    codes = [registry.new_word() for _ in data.seats]
    await registry.execute(ActionCommand(ident, lambda state: actions.change_seats(state, guest, data, codes)))
    return await registry.read(ident, lambda state: seen_by(state, guest, None))


@post("/api/tables/{ident:str}/start", status_code=200, summary="Start the game")
async def start(
    registry: NamedDependency[TableRegistry],
    guest: NamedDependency[Guest],
    ident: FromPath[str],
    data: JSONBody[Start | None] = None,
) -> TableView:
    """Start once every seat is taken, or at once: empty seats get bots or are removed."""
    await registry.execute(ActionCommand(ident, lambda state: actions.start_with(state, guest, data or Start())))
    return await registry.read(ident, lambda state: seen_by(state, guest, None))


@post("/api/tables/{ident:str}/rematch", summary="Create a rematch")
async def rematch(
    registry: NamedDependency[TableRegistry], person: NamedDependency[Guest], ident: FromPath[str]
) -> CreatedTable:
    """Create a table with the same game and options, and seats reserved for the same guests."""
    await registry.check_tables(person)
    new = TableState(registry.new_word())
    secret = registry.config.random_bytes(SECRET_BYTES)
    await registry.execute(RematchCommand(ident, person, new, secret))
    return CreatedTable(new.ident)


@post("/api/tables/{ident:str}/seats/{seat:int}/join", status_code=200, summary="Join a seat")
async def join(
    registry: NamedDependency[TableRegistry],
    guest: NamedDependency[Guest],
    ident: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[Join],
) -> TableView:
    """Take an open seat, an invited one with its code, or a reserved one."""
    nonce = None if data.nonce is UNSET else data.nonce
    await registry.execute(ActionCommand(ident, lambda state: actions.join(state, guest, seat, data.code, nonce)))
    return await registry.read(ident, lambda state: seen_by(state, guest, None))


@put("/api/tables/{ident:str}/seats/{seat:int}/nonce", status_code=204, summary="Add a nonce to the deal")
async def set_nonce(
    registry: NamedDependency[TableRegistry],
    guest: NamedDependency[Guest],
    ident: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[Nonce],
) -> None:
    """Set 16 bytes of the seat that the deal derives from."""
    await registry.execute(ActionCommand(ident, lambda state: actions.set_nonce(state, guest, seat, data.nonce)))


@post("/api/tables/{ident:str}/seats/{seat:int}/leave", status_code=204, summary="Leave a seat")
async def leave(
    registry: NamedDependency[TableRegistry],
    guest: NamedDependency[Guest],
    ident: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[Leave],
) -> None:
    """Free the seat before the game; during it, let a bot play. The host may do so for a bot client's seat."""
    await registry.execute(ActionCommand(ident, lambda state: actions.leave(state, guest, seat, data.level)))


@post("/api/tables/{ident:str}/seats/{seat:int}/return", status_code=204, summary="Return to a seat")
async def return_to_seat(
    registry: NamedDependency[TableRegistry], guest: NamedDependency[Guest], ident: FromPath[str], seat: FromPath[int]
) -> None:
    """Take the seat back from the bot. The host may give a bot client's seat back."""
    await registry.execute(ActionCommand(ident, lambda state: actions.return_to_seat(state, guest, seat)))


@post("/api/tables/{ident:str}/seats/{seat:int}/resign", status_code=204, summary="Resign a seat")
async def resign(
    registry: NamedDependency[TableRegistry], guest: NamedDependency[Guest], ident: FromPath[str], seat: FromPath[int]
) -> None:
    """Give the seat to a bot for good."""
    await registry.execute(
        ActionCommand(ident, lambda state: actions.at_table(state, guest, seat, "resign").resign(seat))
    )


@post("/api/tables/{ident:str}/seats/{seat:int}/void", status_code=204, summary="Vote to end the game")
async def vote_void(
    registry: NamedDependency[TableRegistry],
    guest: NamedDependency[Guest],
    ident: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[Void],
) -> None:
    """Propose to end the game without a winner, agree to the proposal, or refuse it for all."""

    def act(state: TableState) -> None:
        actions.check_rows(state, guest)
        table = actions.at_table(state, guest, seat, "agree")
        (table.agree_to_void if data.agrees else table.refuse_void)(seat)
        state.update_life()

    await registry.execute(ActionCommand(ident, act))
