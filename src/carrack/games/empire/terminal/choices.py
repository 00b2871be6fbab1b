"""How the choices of `empire` are listed: the parts of an offer under headings."""

from carrack.engine.types import Choice
from carrack.tui.view_model import ViewModel

HEADED = ("give", "part", "for")
"""Kinds of moves with a heading; of `give-gold` and the like the first word counts."""


def heading(model: ViewModel, choice: Choice) -> str:
    """The heading of a choice's group."""
    kind = choice.kind.partition("-")[0]
    return model.words.say(f"group-{kind}") if kind in HEADED else ""
