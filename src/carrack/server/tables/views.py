"""Views of a table for a seat or the public. All data of a table that leave the server pass through here."""

from functools import cache
from typing import Any

import msgspec

import carrack
from carrack.engine.core.layout import MAX_SEATS
from carrack.engine.errors import OptionError
from carrack.engine.game import Game
from carrack.engine.narrate import read_move
from carrack.engine.options import resolve_options
from carrack.engine.titles import find
from carrack.engine.types import Event
from carrack.server.api_types.answers import (
    AWAITED,
    CLOCK,
    FIGURES,
    VIEW,
    EventPage,
    ForkOrigin,
    Happening,
    ParsedMove,
    SeatFacts,
    Standing,
    TableFacts,
    TableView,
)
from carrack.server.storage.schema import Guest, SeatSetup
from carrack.server.storage.store import Speaker
from carrack.server.tables.table_state import TableState
from carrack.table import Table


def speaker_at(state: TableState, guest: Guest) -> Speaker:
    """Return a guest as the speaker of a chat line."""
    own = state.seats_of(guest.id)
    names = tuple(seat["name"] for at, seat in enumerate(table_facts(state)["seats"]) if at not in own and seat["name"])
    return Speaker(guest, own[0] if own else None, names)


EVENTS = 500  # events per page
Sections = dict[str, Any]  # parts of a view, by name


def full_view(state: TableState, seat: int | None) -> TableView:
    """Return the full view of a seat; None: of the public."""
    sections = public_sections(state)
    if seat is not None:
        sections |= own_sections(state, seat)
    return TableView(state.ident, seat, state.update, revision(state, seat), serial(state), sections)


def public_sections(state: TableState) -> Sections:
    """Return the sections that everybody may see."""
    sections: Sections = {"table": table_facts(state)}
    if state.table is not None:
        sections[AWAITED] = awaited(state, state.table)
        if state.silent_at is not None:
            sections[CLOCK] = state.silent_at
        sections[f"{VIEW}game"] = state.table.game.name
        sections |= state.view_cache.public_fields()
        sections |= state.view_cache.figures()
    return sections


def own_sections(state: TableState, seat: int) -> Sections:
    """Return the sections that a seat sees in addition to the public ones, or instead of them."""
    if state.table is None:
        return {}
    view_cache = state.view_cache
    sections = view_cache.seat_fields(seat)
    sections["menu"] = view_cache.choices(seat)
    sections["undo"] = view_cache.undo_limit(seat)
    sections["standing"] = standing(state.table, seat)
    return sections


def standing(table: Table, seat: int) -> Standing:
    """Return a seat's standing answers, orders and filters; for most there are none, which is one shared object."""
    kinds, filter_names = table.order_kinds(seat), table.filter_names(seat)
    if not table.has_standing(seat):
        return _nothing(kinds, filter_names)
    return Standing(
        table.answers(seat),
        table.orders(seat),
        table.notes(seat),
        kinds,
        table.wanted_asks(seat),
        table.is_ready(seat),
        table.filters(seat),
        filter_names,
        table.filtered_offers(seat),
    )


@cache
def _nothing(kinds: tuple[str, ...], filter_names: tuple[str, ...]) -> Standing:
    return Standing({}, (), (), kinds, (), False, (), filter_names, ())


def revision(state: TableState, seat: int | None) -> int:
    """Return the number of changes so far that only this seat could see."""
    return 0 if seat is None else state.revisions[seat]


def serial(state: TableState) -> int:
    """Return the number of events so far."""
    return 0 if state.table is None else state.table.game.serial


def add_reader_facts(view: TableView, state: TableState, guest: Guest | None) -> None:
    """Add to a view the server's time, and the facts about its reader: their seats, and the origin of a fork."""
    view.now = state.now() if CLOCK in view.sections else None
    if guest is not None:
        view.yours = state.seats_of(guest.id)
        view.asked = [seat for seat, setup in enumerate(state.setups) if setup.kept_for == guest.id]
        view.is_host = state.host == guest.id
    origin = state.opened.origin
    if origin is not None:
        knows = guest is not None and guest.id in (*origin.people, state.opened.host)
        view.origin = ForkOrigin(origin.table, origin.number) if origin.is_public or knows else None


def view_sections(game: Game, seat: int | None) -> dict[str, Any]:
    """Return a position as a seat may see it, with its choices; None: the public."""
    sections = {f"{VIEW}{field}": value for field, value in msgspec.to_builtins(game.view(seat)).items()}
    sections |= {f"{FIGURES}{field}": value for field, value in msgspec.to_builtins(game.figures()).items()}
    if seat is not None:
        sections["menu"] = msgspec.to_builtins(game.choices(seat))
    return sections


def events(state: TableState, seat: int | None, since: int) -> tuple[Happening, ...]:
    """Return the events from a serial on, as a seat may see them; None: the public."""
    if state.table is None:
        return ()
    happenings = tuple(map(spell_out, state.table.game.events(since, seat)))
    state.table.game.forget_events()  # free the engine's cache: full reads are rare, and there are many tables
    return happenings


def page_of_events(state: TableState, seat: int | None, since: int) -> EventPage:
    """Return a page of events from a serial on."""
    total = serial(state)
    first = min(since, total)
    last = min(first + EVENTS, total)
    game = None if state.table is None else state.table.game
    page = () if game is None else tuple(map(spell_out, game.events_between(first, last, seat)))
    return EventPage(page, last, total)


class EventTexts:
    """Encodes the events of a change for every seat. Mostly all see the same, so that is encoded once."""

    def __init__(self, state: TableState) -> None:
        self._state = state
        self._since = -1
        self._open: msgspec.Raw | None = None  # the events since then, if all may see them
        self._texts: dict[tuple[int, bool], msgspec.Raw] = {}  # by serial, and whether it holds hidden information

    def encoded(self, seat: int | None, since: int) -> msgspec.Raw:
        """Return the encoded events from a serial on, as a seat may see them; None: the public."""
        if self._open is not None and self._since == since:
            return self._open
        if self._state.table is None:
            return msgspec.Raw(b"[]")
        game = self._state.table.game
        heard = game.events(since, seat)
        text = msgspec.Raw(msgspec.json.encode([self._text(event) for event in heard]))
        game.forget_events()
        if all(event.audience is None for event in heard):
            self._since, self._open = since, text
        return text

    def _text(self, event: Event) -> msgspec.Raw:
        key = (event.serial, event.tells)
        if key not in self._texts:
            self._texts[key] = msgspec.Raw(msgspec.json.encode(spell_out(event)))
        return self._texts[key]


def record(state: TableState, seat: int | None) -> str:
    """Return the record as a seat may read it; empty before the game begins."""
    return "" if state.table is None else state.table.game.record(seat)


def table_facts(state: TableState) -> TableFacts:
    """Return the public facts of a table beside its game; the same object until they change."""
    if state.facts is None:
        state.facts = _facts(state)
    return state.facts


def _facts(state: TableState) -> TableFacts:
    opened = state.opened
    table = state.table
    facts: TableFacts = {
        "game": opened.game,
        "options": opened.options,
        "rules_version": opened.rules_version,
        "is_public": opened.is_public,
        "is_board": opened.is_board,
        "auction_seconds": opened.auction_seconds,
        "life": state.life,
        "commitment": state.commitment,
        "rematch": state.rematch,
        "seats": [_setup_facts(state, setup) for setup in state.setups] if table is None else _seats(state, table),
    }
    if table is None:
        facts["players"] = _allowed_players(state)
        return facts
    facts["agreed"] = table.agreed
    facts["lapses_at"] = table.lapses_at
    facts["has_take_backs"] = table.has_take_backs
    if find(opened.game).lots:
        facts["planners"] = table.planners
    if table.filter_names(0):
        facts["declined"] = table.declined_offers()
    if state.life == "over":  # earlier, scores could reveal hidden information
        facts["scores"] = table.game.scores()
        facts["winners"] = table.winners()
    return facts


def _allowed_players(state: TableState) -> tuple[int, int]:
    """Return the fewest and the most seats that the table can have."""
    seats = len(state.setups)
    if state.opened.position is not None:  # a fork goes on with as many as there were
        return (seats, seats)
    return bounds_with(state.opened.game, state.given) or (seats, seats)


def _setup_facts(state: TableState, setup: SeatSetup) -> SeatFacts:
    facts: SeatFacts = {
        "kind": setup.kind,
        "name": setup.name,
        "is_host": setup.guest == state.host,
        "is_program": setup.is_program,
        "is_taken": bool(setup.guest),
    }
    if setup.kept_for:
        facts["is_asked"] = True
    if setup.kind == "bot":
        facts["level"] = setup.level
    return facts


def _seats(state: TableState, table: Table) -> list[SeatFacts]:
    return [
        {
            "kind": seat.kind,
            "name": name,
            "is_host": setup.guest == state.host,
            "is_program": setup.is_program,
            "level": seat.level,
            "is_away": seat.is_away,
            "has_resigned": seat.has_resigned,
        }
        for seat, name, setup in zip(table.seats, table.names, state.setups, strict=True)
    ]


def awaited(state: TableState, table: Table) -> list[int]:
    """Return the seats that have to choose. Those whose plans are held back have done so."""
    if state.life != "playing":
        return []
    decided = {*table.game.committed, *(table.planning_seats() if state.holds_plans() else ())}
    return [seat for seat in table.game.deciders if seat not in decided]


def spell_out(event: Event) -> Happening:
    """Return an event for clients, with the text of a move parsed: they hold no notation."""
    text = event.args.get("move")
    move = ParsedMove(*read_move(event.game, text, int(event.args["seat"]))) if isinstance(text, str) else None
    fields = (
        event.serial,
        event.number,
        event.kind,
        event.args,
        event.audience,
        event.tells,
        event.game,
        event.wording,
    )
    return Happening(*fields, move)


Bounds = tuple[int, int]


@cache
def player_bounds(game: str) -> Bounds:
    """Return the fewest and the most players with the default options."""
    bounds = bounds_with(game, {})
    assert bounds is not None
    return bounds


@cache
def bounds_by_choice(game: str) -> dict[str, Bounds]:
    """Return the bounds of each choice, as `edition=2007`, that allows other counts than the default options."""
    found = {}
    for option in carrack.options(game):
        for value in () if option.kind == "int" else option.choices:
            bounds = bounds_with(game, {option.key: value})
            if bounds is not None and bounds != player_bounds(game):
                found[f"{option.key}={str(value).lower() if option.kind == 'bool' else value}"] = bounds
    return found


def bounds_with(game: str, options: dict[str, Any]) -> Bounds | None:
    """Return the fewest and the most players with these options; None if they need others."""
    counts = [players for players in range(1, MAX_SEATS + 1) if _is_possible(game, players, options)]
    return (counts[0], counts[-1]) if counts else None


def _is_possible(game: str, players: int, options: dict[str, Any]) -> bool:
    try:
        resolve_options(find(game), players, options)
    except OptionError:
        return False
    return True
