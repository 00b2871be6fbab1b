"""The layout of a game's log. A title declares one `LogFormat`; the terminal client and the command line read it."""

from msgspec import Struct

SHARED_OMISSIONS = frozenset({"shuffled", "forced"})  # events of every game that logs leave out


class LogFormat(Struct, frozen=True):
    """The kinds of events that become headings, and those that are left out.

    Attributes:
        turns: Kinds that begin a turn; their text is its heading.
        sections: Kinds that begin a section of a turn. The argument of the same name is its heading.
        parts: Kinds that begin a part of a section; their text is its heading.
        inner: Words of sections that stand inside another section, as parts of it.
        resumed: For a kind in `parts` the domain and word of the section that goes on with it.
        omitted: Kinds that logs leave out.
        omitted_args: Arguments with the values that transcripts leave out.
        asides: Kinds that stand alone between the sections of a turn.
        together: Kinds that make one paragraph even if they come from several moves.
        by_player: Kinds that are grouped by player instead of in their order.
        merged: For kinds in `by_player` that are merged into one sentence per player, the arguments it lists.
        lists: For kinds that become a list if several come in a row, the argument to list. The message is
            `list-<kind>` of the game's catalogue.
    """

    turns: frozenset[str] = frozenset()
    sections: frozenset[str] = frozenset()
    parts: frozenset[str] = frozenset()
    inner: frozenset[str] = frozenset()
    resumed: dict[str, tuple[str, str]] = {}
    omitted: frozenset[str] = SHARED_OMISSIONS
    omitted_args: dict[str, str] = {}
    asides: frozenset[str] = frozenset()
    together: frozenset[str] = frozenset()
    by_player: frozenset[str] = frozenset()
    merged: dict[str, tuple[str, str]] = {}
    lists: dict[str, str] = {}

    def section(self, kind: str, args: dict[str, int | str]) -> str:
        """The word of the section that an event begins; empty if it begins none."""
        return str(args[kind]) if kind in self.sections else ""
