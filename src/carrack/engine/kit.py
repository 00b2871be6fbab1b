"""What the border makes once per title and uses at every move."""

from carrack.engine.events import Teller, Wording
from carrack.engine.fields import Fields
from carrack.engine.title import Title
from carrack.engine.titles import find
from carrack.engine.types import Choice


class Kit:
    """A title with its notation, its fields and its teller of events."""

    def __init__(self, title: Title) -> None:
        self.title = title
        self.notation = title.notation
        self.fields = Fields(title)
        self.teller = Teller(title, self.notation)
        # Those that games share, by move, seat, players, whether it is legal and its wording; of the others the last.
        self.choices: dict[tuple[int, int, int, bool, Wording], Choice] = {}


_kits: dict[str, Kit] = {}


def kit_of(name: str) -> Kit:
    """The kit of a game by name."""
    title = find(name)
    kit = _kits.get(name)
    if kit is None or kit.title is not title:
        kit = _kits[name] = Kit(title)
    return kit
