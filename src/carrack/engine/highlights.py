"""Helpers that find remarkable facts in the record of a finished game, for `Title.highlights` of each game."""

from collections.abc import Collection, Iterable, Iterator, Sequence

from carrack.engine.title import Highlight, PlayedTurn
from carrack.engine.types import Args, Event

Candidate = tuple[tuple[int, ...], Args]  # how remarkable a fact is among those of its kind, and its arguments


def most_remarkable(candidates: dict[str, Iterable[Candidate]]) -> tuple[Highlight, ...]:
    """Return the most remarkable fact of each kind, of equal ones the first; kinds without candidates are left out."""
    best = {kind: max(some, key=lambda one: one[0], default=None) for kind, some in candidates.items()}
    return tuple(Highlight(kind, one[1]) for kind, one in best.items() if one)


def gains(turns: Sequence[PlayedTurn]) -> Iterator[Candidate]:
    """Yield what each seat gained in each turn, if it gained anything. Setting up (turn 0) is no turn."""
    before = [0] * len(turns[0].sheets)
    for turn in turns:
        now = [sum(line.points for line in sheet) for sheet in turn.sheets]
        for seat, (points, old) in enumerate(zip(now, before, strict=True)):
            if turn.turn and points > old:
                yield (points - old,), {"seat": seat, "amount": points - old, "turn": turn.turn}
        before = now


def events_of(turns: Sequence[PlayedTurn]) -> Iterator[tuple[int, Event]]:
    """Yield all events, each with its turn."""
    for turn in turns:
        for event in turn.events:
            yield turn.turn, event


def stretches(turns: Sequence[PlayedTurn], first: str, ends: Collection[str]) -> Iterator[tuple[int, list[Event]]]:
    """Yield the stretches of events, each with its turn, that begin with a kind and go on until that or another."""
    stretch: list[Event] = []
    begun = 0
    for turn, event in events_of(turns):
        if event.kind == first or event.kind in ends:
            if stretch:
                yield begun, stretch
            stretch, begun = [event] if event.kind == first else [], turn
        elif stretch:
            stretch.append(event)
    if stretch:
        yield begun, stretch
