"""The list of choices of `discovery`: placements as a grid of short names, others under headings."""

from carrack.engine.types import Choice
from carrack.games.discovery.terminal.facts import TYPES, view_of
from carrack.tui.view_model import ViewModel
from carrack.tui.words import capital

PLACE = "place"  # placements of workers: short names, always in the same order
HEADED = ("scout", "front", "battle", "war")
"""Kinds of moves with a heading; of `front-mid` and the like the first word counts."""


def heading(model: ViewModel, choice: Choice) -> str:
    """The heading of a choice's group."""
    words = model.words
    if choice.kind == PLACE:
        worker = str(choice.args["type"])
        left = view_of(model.view).hand[model.seat or 0][TYPES.index(worker)]
        return words.say("group-place", type=words.term("type", worker, form="a"), left=left)
    kind = choice.kind.partition("-")[0]
    return words.say(f"group-{kind}") if kind in HEADED else ""


def label(model: ViewModel, choice: Choice) -> str:
    """A placement is named by its place alone."""
    if choice.kind == PLACE:
        return capital(model.words.term("place", str(choice.args["place"])))
    return model.words.tell(choice, model.seat)
