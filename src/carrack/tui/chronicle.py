"""What happened, as paragraphs of prose for one reader. Telling is slow, so that each event is told once."""

from collections.abc import Sequence
from typing import NamedTuple

from carrack.engine import titles
from carrack.engine.types import Event
from carrack.tui.words import Words, capital

UNTOLD = frozenset({"shuffled", "forced", "colonists", "end"})  # what a reader does not miss
HEADINGS = {"turn": "turn", "round": "turn", "box": "box", "phase": "box", "card": "part", "no-card": "part"}
WINDOW = "trading"  # a phase within another: auctions follow it without a word
LEVELS = ("turn", "box", "part")
PLAIN = ""


class Paragraph(NamedTuple):
    """Something told: its first event and the node that led to; one of LEVELS for headings; whose doing it was."""

    serial: int
    number: int
    heading: str
    text: str
    seat: int | None


class Told(NamedTuple):
    """What was told up to some moment, and where in the game that is."""

    paragraphs: Sequence[Paragraph]
    turn: str
    stage: str


class Chronicle:
    """The paragraphs of a game as one seat may read them; None: the public."""

    def __init__(self, words: Words, seat: int | None) -> None:
        self.words = words
        self.seat = seat
        self.told_later = titles.find(words.game).told_later
        self.paragraphs: list[Paragraph] = []
        self.heard = 0
        self.stages: list[tuple[int, str, str]] = [(0, "", "")]  # from a number on: the turn, and what is at work

    @property
    def told(self) -> Told:
        """All that was heard."""
        return Told(self.paragraphs, *self.stages[-1][1:])

    def until(self, number: int) -> Told:
        """What was heard until a node was reached."""
        stages = [stage for stage in self.stages if stage[0] <= number]
        return Told([told for told in self.paragraphs if told.number <= number], *stages[-1][1:])

    def hear(self, events: Sequence[Event]) -> None:
        """Take in all events of the game so far; those known already are skipped."""
        new = [event for event in events[self.heard :] if event.kind not in self.told_later]
        self.heard = len(events)
        for at, event in enumerate(new, 1):
            following = new[at] if at < len(new) else None
            if event.kind in UNTOLD or _is_named_by(event, following):
                continue
            self._tell(event)

    def _tell(self, event: Event) -> None:
        heading = "part" if event.args.get("phase") == WINDOW else HEADINGS.get(event.kind, PLAIN)
        if event.kind in ("box", "phase"):
            domain = event.kind
            text = capital(self.words.term(domain, str(event.args[domain])))
            self.stages.append((event.number, self.stages[-1][1], text))
        else:
            text = self.words.tell(event, self.seat)
        if heading == "turn":
            self.stages.append((event.number, text, ""))
        elif event.kind == "card":  # which ends a trade window
            self.stages.append((event.number, self.stages[-1][1], self.words.title("phase", "exploration")))
        if event.kind == "rewound":
            self.stages = [stage for stage in self.stages if stage[0] <= int(event.args["number"])]
        seat = event.args.get("seat")
        last = self.paragraphs[-1] if self.paragraphs else None
        if heading:
            while self.paragraphs and self._is_empty(self.paragraphs[-1], heading):
                self.paragraphs.pop()
        elif last and not last.heading:
            head, colon, tail = text.partition(": ")
            if colon and last.text.startswith(head + colon) and "seat" not in event.args:
                self.paragraphs[-1] = last._replace(text=f"{last.text.removesuffix('.')}, {tail}")
                return
        whose = seat if isinstance(seat, int) else None
        self.paragraphs.append(Paragraph(event.serial, event.number, heading, text, whose))

    @staticmethod
    def _is_empty(last: Paragraph, heading: str) -> bool:
        """Whether the last paragraph is a heading that nothing happened under when the next of a level comes."""
        return last.heading != PLAIN and LEVELS.index(last.heading) >= LEVELS.index(heading)


def _is_named_by(event: Event, following: Event | None) -> bool:
    """Whether something is turned up that the next event names anyway."""
    if event.kind != "look" or event.audience is not None or following is None:
        return False
    return event.args.get("token") in {*following.args.values(), f"s{following.args.get('seat')}"}
