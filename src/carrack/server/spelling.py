"""Events for clients, which hold no notation and so cannot read the text of a move."""

from carrack.engine.narrate import read_move
from carrack.engine.types import Event
from carrack.server.wire import Happening, Spelt


def spell_out(event: Event) -> Happening:
    """An event for those who cannot read the text of a move."""
    text = event.args.get("move")
    move = Spelt(*read_move(event.game, text, int(event.args["seat"]))) if isinstance(text, str) else None
    told = (event.serial, event.number, event.kind, event.args, event.audience, event.tells, event.game, event.wording)
    return Happening(*told, move)
