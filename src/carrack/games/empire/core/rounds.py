"""The course of a round (E5.1, E5.8, E6.1)."""

from mypy_extensions import i64

from carrack.engine.core.frames import frame
from carrack.engine.core.state import Step
from carrack.games.empire.core import note, step
from carrack.games.empire.core.card import GOLD
from carrack.games.empire.core.rules import ROUNDS_IN_GAME, ROW_SIZE
from carrack.games.empire.core.state import Empire


def note_tie(s: Empire) -> None:
    """Say so if several players have the most support and gold decides among them (E6.2)."""
    winners = s.winners()
    best = s.score(winners[0])
    level: i64 = 0
    for seat in range(s.players):
        if s.score(seat) == best:
            level += 1
    if level > len(winners):
        for winner in winners:
            s.note(note.TIE, winner, s.card(winner, GOLD))


class Rounds(Step[Empire]):
    """Development, commerce, exploration; the game ends right after the sixth development."""

    def run(self, s: Empire, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        if s.round == ROUNDS_IN_GAME:
            s.done()
            if s.noting:
                note_tie(s)
                s.note(note.END)
            return
        if s.round > 0:
            s.shortage += 1
        s.round += 1
        if s.noting:
            s.note(note.ROUND, s.round)
            s.note(note.SHORTAGE, s.shortage + 1, s.row[s.shortage])
        if s.round == ROUNDS_IN_GAME:
            s.push(frame(step.DEVELOPMENT))
        else:
            s.plan(frame(step.DEVELOPMENT), frame(step.COMMERCE), frame(step.EXPLORATION))


class Exploration(Step[Empire]):
    """The five uncovered cards from first to last, a trade window before each and after the fifth; x is the next."""

    def run(self, s: Empire, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        if x == 0 and s.noting:
            s.note(note.PHASE, note.EXPLORATION)
        place = x
        if place == s.shortage:
            place += 1
        if place >= ROW_SIZE:
            s.done()
            s.push(frame(step.WINDOW))
            return
        s.again(place + 1)
        s.plan(frame(step.WINDOW), frame(step.AUCTION, 0, s.row[place]))
