"""The menu of a decision: choices in groups with headings, the legal ones numbered."""

from dataclasses import dataclass

from carrack.engine.types import Choice
from carrack.tui.discovery.facts import TYPES, view_of
from carrack.tui.scene import Scene
from carrack.tui.words import capital

HEADED = ("scout", "front", "battle", "war", "give", "part", "for")
"""Kinds of moves that stand together under a heading; of `give-gold` and the like the first word counts."""

GRID = "place"  # where workers go: short names, always in the same order


@dataclass(frozen=True)
class Entry:
    """A choice with its label; the number is nought where it is greyed."""

    choice: Choice
    label: str
    number: int


@dataclass(frozen=True)
class Group:
    """Choices that belong together; the heading may be empty."""

    heading: str
    entries: tuple[Entry, ...]


def groups(scene: Scene) -> list[Group]:
    """The choices of a scene in the order they are shown."""
    by_heading: dict[str, list[Choice]] = {}
    for choice in scene.choices:
        by_heading.setdefault(_heading(scene, choice), []).append(choice)
    number = 0
    found = []
    for heading, choices in by_heading.items():
        if choices[0].kind != GRID:
            choices.sort(key=lambda choice: choice.refusal is not None)
        entries = []
        for choice in choices:
            number += choice.refusal is None
            entries.append(Entry(choice, _label(scene, choice), number if choice.refusal is None else 0))
        found.append(Group(heading, tuple(entries)))
    return found


def _heading(scene: Scene, choice: Choice) -> str:
    words = scene.words
    if choice.kind == GRID:
        worker = str(choice.args["type"])
        left = view_of(scene.view).hand[scene.seat or 0][TYPES.index(worker)]
        return words.say("group-place", type=words.term("type", worker, form="a"), left=left)
    kind = choice.kind.partition("-")[0]
    return words.say(f"group-{kind}") if kind in HEADED else ""


def _label(scene: Scene, choice: Choice) -> str:
    if choice.kind == GRID:
        return capital(scene.words.term("place", str(choice.args["place"])))
    return scene.words.tell(choice, scene.seat)
