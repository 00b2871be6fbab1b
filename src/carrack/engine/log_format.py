"""How logs present the events of a game. A title declares one `LogFormat`; the terminal and the command read it."""

from msgspec import Struct

SHARED_OMISSIONS = frozenset({"shuffled", "forced"})  # events of every game that logs leave out


class LogFormat(Struct, frozen=True):
    """Which kinds of events become headings, and which are left out.

    Attributes:
        turns: Kinds that begin a turn; their text is its heading.
        sections: Kinds that begin a section of a turn. The argument of the same name is its heading.
        parts: Kinds that begin a part of a section; their text is its heading.
        inner: Words of sections that stand inside another section, as parts of it.
        resumed: For a kind in `parts` the domain and word of the section that goes on with it.
        omitted: Kinds that logs leave out.
    """

    turns: frozenset[str] = frozenset()
    sections: frozenset[str] = frozenset()
    parts: frozenset[str] = frozenset()
    inner: frozenset[str] = frozenset()
    resumed: dict[str, tuple[str, str]] = {}
    omitted: frozenset[str] = SHARED_OMISSIONS

    def section(self, kind: str, args: dict[str, int | str]) -> str:
        """The word of the section that an event begins; empty if it begins none."""
        return str(args[kind]) if kind in self.sections else ""
