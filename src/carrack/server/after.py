"""Looking back at a game: its replay, its points, and whether all was right."""

from collections.abc import Callable
from typing import TypeVar
from weakref import WeakKeyDictionary

from msgspec.structs import replace

from carrack.engine.errors import CarrackError, RecordError
from carrack.engine.game import Game
from carrack.engine.past import decisions, first_number, game_at, turn_scores
from carrack.engine.replay import verify
from carrack.engine.titles import find
from carrack.server.actions import check_private, check_seat, check_there
from carrack.server.errors import Refused
from carrack.server.guest import Guest
from carrack.server.life import check_life
from carrack.server.picture import events, view_sections
from carrack.server.room import Room
from carrack.server.wire_after import Catalogue, Moment, Replayed, Revealed, Scores, Verified
from carrack.table.back import standing_events

T = TypeVar("T")
Memory = WeakKeyDictionary[Room, tuple[int, T]]
_scores: Memory[Scores] = WeakKeyDictionary()
_verified: Memory[Verified] = WeakKeyDictionary()


def check_side(room: Room, caller: Guest | None, seat: int | None) -> None:
    """Raise unless the caller may see a seat's side, which after the end everybody may."""
    check_private(room, caller)
    if seat is None:
        return
    if room.life == "over":
        check_there(room, seat)
    else:
        check_seat(room, caller, seat)


def begun(room: Room, action: str) -> Game:
    """The game of a table in whose life that is possible."""
    check_life(room.life, action)
    assert room.table is not None
    return room.table.game


def check_number(game: Game, number: int) -> None:
    """Raise unless the line that stands has such a node."""
    if not first_number(game) <= number <= game.number:
        raise Refused("no-such-node", number=number)


def replayed(room: Room, seat: int | None) -> Replayed:
    """The line that stands, as a seat or the public may hear of it."""
    game = begun(room, "replay")
    told = standing_events(events(room, seat, 0))
    return Replayed(first_number(game), game.number, decisions(game), told)


def moment(room: Room, seat: int | None, number: int) -> Moment:
    """A table as it was at a node."""
    game = begun(room, "replay")
    check_number(game, number)
    led = [event for event in standing_events(events(room, seat, 0)) if event.number == number]
    then = game_at(game, number)
    return Moment(number, seat, view_sections(then, seat), led)


def scores(room: Room) -> Scores:
    """The points of a game that is over."""
    game = begun(room, "scores")
    table = room.table
    assert table is not None

    def work() -> Scores:
        sheets = tuple(game.score_sheet(seat) for seat in range(game.players))
        return Scores(game.scores(), table.winners(), sheets, turn_scores(game))

    return _once(_scores, room, work)


def revealed(room: Room) -> Revealed:
    """The secret of a game that is over."""
    game = begun(room, "reveal")
    _check_revealed(room)
    told = game.reveal()
    title = find(game.name)
    if room.opened.position is not None:  # what was shuffled before the fork followed from another secret
        before = dict(zip(title.objects, room.opened.position["shuffles"], strict=True))
        told = replace(told, shuffles=tuple(one for one in told.shuffles if one.k >= before[one.object]))
    catalogues = [Catalogue(*pair) for pair in zip(title.objects, title.catalogues, strict=True)]
    return Revealed(room.commitment, told, catalogues)


def verified(room: Room) -> Verified:
    """Whether a game that is over was what was promised."""
    game = begun(room, "verify")
    _check_revealed(room)

    def work() -> Verified:
        try:
            mismatches = verify(game.record())
        except RecordError as error:
            return Verified(False, room.commitment, (), error.code)
        is_sound = not mismatches and game.commitment == room.commitment
        return Verified(is_sound, room.commitment, mismatches)

    return _once(_verified, room, work)


def _check_revealed(room: Room) -> None:
    """Raise on a board, which never reveals its secret: its owner may go back any time."""
    if room.opened.is_board:
        raise CarrackError("no-secret")


def _once(memory: Memory[T], room: Room, work: Callable[[], T]) -> T:
    """What was worked out for a table as it is now; it is kept as long as the table is in memory."""
    version, told = memory.get(room, (None, None))
    if told is None or version != room.version:
        told = work()
        memory[room] = (room.version, told)
    return told
