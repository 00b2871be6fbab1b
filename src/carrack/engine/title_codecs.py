"""The encoders and decoders of a title, built once per title because every move of every game uses them."""

from carrack.engine.events import EventBuilder, Wording
from carrack.engine.fields import Fields
from carrack.engine.title import Title
from carrack.engine.titles import find
from carrack.engine.types import Choice


class TitleCodecs:
    """Notation (moves and text), fields (positions and data) and event builder (journal and events) of one title.

    `choices` caches the Choice objects that games share, by move, seat, players, whether it is legal, whether the node
    is open, and wording; for greyed ones it holds the last refusal.
    """

    def __init__(self, title: Title) -> None:
        self.title = title
        self.notation = title.notation
        self.fields = Fields(title)
        self.builder = EventBuilder(title, self.notation)
        self.choices: dict[tuple[int, int, int, bool, bool, Wording], Choice] = {}


_codecs: dict[str, TitleCodecs] = {}


def codecs_of(name: str) -> TitleCodecs:
    """Return the codecs of a game by name.

    Raises:
        OptionError: There is no game of that name.
    """
    title = find(name)
    codecs = _codecs.get(name)
    if codecs is None or codecs.title is not title:
        codecs = _codecs[name] = TitleCodecs(title)
    return codecs
