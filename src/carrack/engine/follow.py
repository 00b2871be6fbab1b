"""Following a game that is played elsewhere: entries of its store, taken up a few at a time."""

from collections.abc import Sequence

from carrack.engine.game import Game
from carrack.engine.replay import Replay, read_text
from carrack.engine.script import Script


def follow(game: Game, entries: Sequence[str]) -> None:
    """Play the entries that come next in a game's store. RecordError if these cannot; the game is then of no use."""
    course = game._course
    begun = course.entries(0)[:2]
    setup = [entry for entry in begun[1:] if entry.startswith("setup")]
    header, lines = read_text("\n".join([begun[0], *setup, *entries]))
    for _ in setup:
        next(lines)
    replay = Replay(header, Script(header.kit, header.reader, header.derives()), course)
    replay.go_on(lines)
