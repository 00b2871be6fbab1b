"""Actions of guests at a table, each checked first. An action that raises has changed nothing."""

from hmac import compare_digest
from typing import Any

from msgspec.structs import replace

from carrack.engine.api import rules_versions
from carrack.engine.errors import CarrackError
from carrack.engine.options import resolve_options
from carrack.engine.titles import find
from carrack.server.api_types.requests import ChangedSeat, ChangedSeats, NewSeat, Start
from carrack.server.errors import Refused, check_level, check_nonce, check_text
from carrack.server.storage.schema import (
    Closed,
    Guest,
    HostChanged,
    Joined,
    Left,
    Nonced,
    Opened,
    Rematched,
    Reseated,
    SeatSetup,
)
from carrack.server.tables.table_state import TableState, check_life
from carrack.table import Seat, Table
from carrack.table.seat import LONGEST_NAME


def open_table(
    state: TableState,
    guest: Guest,
    game: str,
    options: dict[str, Any],
    seats: list[NewSeat],
    is_public: bool,
    secret: bytes,
    codes: list[str],
    auction_seconds: int = 0,
) -> None:
    """Create a table; its creator is the host."""
    resolved = resolve_options(find(game), len(seats), options)
    setups = make_setups(guest, seats, codes)
    version = rules_versions(game)[-1]
    opened = Opened(game, resolved, version, setups, guest.id, is_public, guest.lang, secret.hex(), given=options)
    state.do(replace(opened, auction_seconds=auction_seconds))


def make_setups(guest: Guest, seats: list[NewSeat], codes: list[str]) -> tuple[SeatSetup, ...]:
    """Return the seats of a new table."""
    setups = tuple(
        make_setup(guest, seat, code, f"seats[{at}]") for at, (seat, code) in enumerate(zip(seats, codes, strict=True))
    )
    check_own_seat(setups, guest)
    return setups


def make_setup(host: Guest, seat: NewSeat, code: str, field: str) -> SeatSetup:
    """Return a new seat; `code` is its invitation, `field` names it in an error."""
    match seat.kind:
        case "mine":
            name = check_text(seat.name, LONGEST_NAME, field) if seat.name else host.name
            return SeatSetup("mine", host.id, name)
        case "bot":
            check_level(seat.level, field)
            return SeatSetup("bot", level=seat.level)
        case "invited":
            return SeatSetup("invited", code=code)
        case "open" | "remote":
            return SeatSetup(seat.kind)


def check_own_seat(setups: tuple[SeatSetup, ...], host: Guest) -> None:
    """Raise unless the host has a seat."""
    if not any(setup.guest == host.id for setup in setups):
        raise Refused("no-own-seat", field="seats")


def check_private(state: TableState, guest: Guest | None) -> None:
    """Raise `no-such-table` for somebody else's board."""
    if state.opened.is_board and (guest is None or guest.id != state.opened.host):
        raise Refused("no-such-table")


def check_seat(state: TableState, guest: Guest | None, seat: int) -> None:
    """Raise unless there is such a seat and it is the guest's."""
    check_private(state, guest)
    check_there(state, seat)
    if guest is None:
        raise Refused("no-token")
    if state.setups[seat].guest != guest.id:
        raise Refused("not-your-seat", seat=seat)


def check_keeper(state: TableState, guest: Guest, seat: int) -> None:
    """Raise unless the seat is the guest's, or the guest hosts the table and a bot client holds the seat."""
    check_private(state, guest)
    check_there(state, seat)
    if not (state.setups[seat].is_program and state.host == guest.id):
        check_seat(state, guest, seat)


def check_seated(state: TableState, guest: Guest) -> None:
    """Raise unless the guest has a seat."""
    check_private(state, guest)
    if not state.seats_of(guest.id):
        raise Refused("not-seated")


def check_rows(state: TableState, guest: Guest) -> None:
    """Raise if the guest has reached the quota of changes at this table; leaving is always possible."""
    if state.most_rows and state.written.get(guest.id, 0) >= state.most_rows:
        raise Refused("too-many-rows", most=state.most_rows)


def check_host(state: TableState, guest: Guest) -> None:
    """Raise unless the guest is the host."""
    check_private(state, guest)
    if state.host != guest.id:
        raise Refused("not-host")


def check_may_join(state: TableState, guest: Guest, seat: int, code: str) -> None:
    """Raise unless the guest may take the seat; `code` is that of an invitation."""
    check_private(state, guest)
    check_life(state.life, "join")
    check_rows(state, guest)
    check_there(state, seat)
    setup = state.setups[seat]
    if setup.kind not in {"open", "invited", "remote"} or setup.guest:
        raise Refused("seat-taken", seat=seat)
    if setup.kept_for and setup.kept_for != guest.id:
        raise Refused("seat-kept", name=setup.name)
    if guest.is_bot and setup.kind == "open":
        raise Refused("not-for-bots")
    if setup.kind == "remote" and guest.owner != state.host:
        raise Refused("seat-for-bot")
    if setup.kind == "invited" and not compare_digest(setup.code.encode(), code.encode("utf-8", "replace")):
        raise Refused("bad-code", field="code")
    if state.seats_of(guest.id) and setup.kind != "remote" and not setup.kept_for:
        raise Refused("already-seated")


def join(state: TableState, guest: Guest, seat: int, code: str, nonce: str | None) -> None:
    """Take a seat, with a nonce for the deal if one is given."""
    check_may_join(state, guest, seat, code)
    if nonce is not None:
        check_nonce(nonce)
    setup = state.setups[seat]
    # A guest with several seats at one screen has a name for each.
    has_several = sum(guest.id in {other.guest, other.kept_for} for other in state.setups) > 1
    state.do(Joined(seat, guest.id, setup.name if setup.kept_for and has_several else guest.name, guest.is_bot))
    if nonce is not None:
        state.do(Nonced(seat, nonce))


def set_nonce(state: TableState, guest: Guest, seat: int, nonce: str) -> None:
    """Set a seat's nonce for the deal."""
    check_seat(state, guest, seat)
    check_life(state.life, "nonce")
    check_rows(state, guest)
    check_nonce(nonce)
    state.do(Nonced(seat, nonce))


def leave(state: TableState, guest: Guest, seat: int, level: int) -> None:
    """Free a seat before the game; during it, let a bot play until the guest returns. Hosts may do so for programs."""
    check_keeper(state, guest, seat)
    check_life(state.life, "leave")
    if state.table is not None:
        check_level(level, "level")
        state.table.replace(seat, level)
        return
    state.do(Left(seat))
    people = state.people()
    if not people:
        state.do(Closed())
    elif state.host not in people:
        state.do(HostChanged(people[0]))


def return_to_seat(state: TableState, guest: Guest, seat: int) -> None:
    """Take a seat back from the bot that plays it, or give it back to a program."""
    check_keeper(state, guest, seat)
    check_life(state.life, "return")
    check_rows(state, guest)
    assert state.table is not None
    state.table.give_back(seat)
    state.play_due_orders()  # standing orders have waited for the return


def start(state: TableState, guest: Guest) -> None:
    """Begin the game."""
    check_host(state, guest)
    check_life(state.life, "start")
    if empty := state.empty_seats():
        raise Refused("seats-empty", count=len(empty))
    opened = state.opened
    state.table = Table.create(
        opened.game,
        [Seat.bot(setup.level) if setup.kind == "bot" else Seat.human(setup.name) for setup in state.setups],
        opened.options,
        secret=bytes.fromhex(opened.secret),
        nonces=[state.nonces.get(seat) for seat in range(len(state.setups))],
        rules_version=opened.rules_version,
        position=opened.position,
        create_log=state.begin,
        lang=opened.lang,
    )
    state.play_due_orders()


def at_table(state: TableState, guest: Guest, seat: int, action: str) -> Table:
    """Return the running table for a guest's seat. Raises unless seat and life allow the action."""
    check_seat(state, guest, seat)
    check_life(state.life, action)
    assert state.table is not None
    return state.table


def rematch(state: TableState, new: TableState, guest: Guest, secret: bytes) -> None:
    """Open a table with the same options; the others' seats are reserved for them."""
    check_seated(state, guest)
    check_life(state.life, "rematch")
    if state.rematch:
        raise Refused("rematch-made", table=state.rematch)
    old = state.opened
    setups = tuple(_setup_again(setup, guest) for setup in state.setups)
    version = rules_versions(old.game)[-1]
    opened = Opened(old.game, old.options, version, setups, guest.id, old.is_public, guest.lang, secret.hex())
    new.do(replace(opened, given=old.given, auction_seconds=old.auction_seconds))
    state.do(Rematched(new.ident))


def _setup_again(setup: SeatSetup, guest: Guest) -> SeatSetup:
    """Return a seat of a rematch. Programs join by themselves, if their owner is the host."""
    if setup.kind == "bot":
        return SeatSetup("bot", level=setup.level)
    if setup.is_program:
        return SeatSetup("remote")
    if setup.guest == guest.id:
        return SeatSetup("mine", guest.id, setup.name)
    return SeatSetup("open", name=setup.name, kept_for=setup.guest)


def check_there(state: TableState, seat: int) -> None:
    """Raise unless there is such a seat."""
    if not 0 <= seat < len(state.setups):
        raise Refused("not-your-seat", seat=seat)


Was = tuple[int | None, ...]


def change_seats(state: TableState, host: Guest, wanted: ChangedSeats, codes: list[str]) -> None:
    """Replace the seats; guests on a seat that is not kept lose it."""
    check_host(state, host)
    check_life(state.life, "seats")
    check_rows(state, host)
    if wanted.update != state.update:
        raise Refused("seats-changed")
    was = tuple(_kept_seat(state, seat, at) for at, seat in enumerate(wanted.seats))
    kept = [old for old in was if old is not None]
    if len(set(kept)) < len(kept):
        raise CarrackError("no-such-seat", field="seats")
    setups = tuple(
        _as_new(host, seat, code, at) if old is None else state.setups[old]
        for at, (old, seat, code) in enumerate(zip(was, wanted.seats, codes, strict=True))
    )
    check_own_seat(setups, host)
    _reseat(state, setups, was)


def start_with(state: TableState, host: Guest, wanted: Start) -> None:
    """Begin the game, with bots in the empty seats or without these seats if that is wanted."""
    check_host(state, host)
    check_life(state.life, "start")
    empty = state.empty_seats()
    if empty and wanted.empty == "bot":
        check_level(wanted.level, "level")
        bot = SeatSetup("bot", level=wanted.level)
        setups = tuple(bot if seat in empty else setup for seat, setup in enumerate(state.setups))
        _reseat(state, setups, tuple(None if seat in empty else seat for seat in range(len(setups))))
    elif empty and wanted.empty == "remove":
        was = tuple(seat for seat in range(len(state.setups)) if seat not in empty)
        _reseat(state, tuple(state.setups[seat] for seat in was), was)
    start(state, host)


def _kept_seat(state: TableState, seat: ChangedSeat, at: int) -> int | None:
    """Return the old number of a kept seat, None for a new one."""
    if seat.kind != "kept":
        return None
    if seat.was is None or seat.was >= len(state.setups):
        raise CarrackError("no-such-seat", field=f"seats[{at}]")
    return seat.was


def _as_new(host: Guest, seat: ChangedSeat, code: str, at: int) -> SeatSetup:
    assert seat.kind != "kept"
    return make_setup(host, NewSeat(seat.kind, seat.level, seat.name), code, f"seats[{at}]")


def _reseat(state: TableState, setups: tuple[SeatSetup, ...], was: Was) -> None:
    """Replace the seats, if that many can play; a fork keeps its number of players."""
    opened = state.opened
    if opened.position is not None and len(setups) != len(state.setups):
        raise Refused("wrong-seats", field="seats", count=len(state.setups))
    options = opened.options
    if opened.position is None:
        options = resolve_options(find(opened.game), len(setups), state.given, opened.rules_version)
    state.do(Reseated(setups, was, options))
