"""The choices of a decision in groups with headings; legal choices are numbered."""

from dataclasses import dataclass
from functools import partial

from carrack.engine.types import Choice
from carrack.tui.plugin import plugin_of
from carrack.tui.view_model import ViewModel


@dataclass(frozen=True)
class Entry:
    """A choice with its label; greyed choices have the number 0."""

    choice: Choice
    label: str
    number: int


@dataclass(frozen=True)
class Group:
    """Choices that belong together; the heading may be empty."""

    heading: str
    entries: tuple[Entry, ...]


def groups(model: ViewModel) -> list[Group]:
    """The choices of a view model in display order."""
    plugin = plugin_of(model.words.game)
    by_heading: dict[str, list[Choice]] = {}
    for choice in sorted(model.choices, key=partial(plugin.order, model)):
        by_heading.setdefault(plugin.heading(model, choice), []).append(choice)
    number = 0
    found = []
    for heading, choices in by_heading.items():
        if choices[0].kind not in plugin.fixed_order:
            choices.sort(key=lambda choice: choice.refusal is not None)
        entries = []
        for choice in choices:
            number += choice.refusal is None
            entries.append(Entry(choice, plugin.label(model, choice), number if choice.refusal is None else 0))
        found.append(Group(heading, tuple(entries)))
    return found
