"""The log of a game as paragraphs of prose for one reader. Narration is slow, so each event is narrated once."""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from carrack.engine import titles
from carrack.engine.types import Event
from carrack.tui.words import Words, capital

HEADING_LEVELS = ("turn", "section", "part")  # highest first
PLAIN = ""


class Paragraph(NamedTuple):
    """Serial number and node of its first event, its level if it is a heading, its text, and whose move it was."""

    serial: int
    number: int
    heading: str
    text: str
    seat: int | None


class LogState(NamedTuple):
    """The paragraphs up to some moment, the turn and section of that moment, and the events of that turn."""

    paragraphs: Sequence[Paragraph]
    turn: str
    stage: str
    events: Sequence[Event] = ()


class LogParagraphs:
    """The paragraphs of a game as one seat may read them; with `seat` None as everybody may."""

    def __init__(self, words: Words, seat: int | None) -> None:
        self.words = words
        self.seat = seat
        title = titles.find(words.game)
        self.format = title.log
        self.superseded = title.superseded
        self.paragraphs: list[Paragraph] = []
        self.seen = 0  # events
        self.events: Sequence[Event] = ()
        self.stages: list[tuple[int, str, str]] = [(0, "", "")]  # node at which it begins, turn, section

    @property
    def state(self) -> LogState:
        """The whole log."""
        return LogState(self.paragraphs, *self.stages[-1][1:], events_of_turn(self.events, self.format.turns))

    def until(self, number: int) -> LogState:
        """The log up to a node."""
        stages = [stage for stage in self.stages if stage[0] <= number]
        paragraphs = [paragraph for paragraph in self.paragraphs if paragraph.number <= number]
        events = [event for event in self.events if event.number <= number]
        return LogState(paragraphs, *stages[-1][1:], events_of_turn(events, self.format.turns))

    def update(self, events: Sequence[Event]) -> None:
        """Add the new events; `events` are all of the game so far."""
        new = [event for event in events[self.seen :] if event.kind not in self.superseded]
        self.seen = len(events)
        self.events = events
        for at, event in enumerate(new, 1):
            following = new[at] if at < len(new) else None
            if event.kind in self.format.omitted or _is_named_by(event, following):
                continue
            self._tell(event)

    def _tell(self, event: Event) -> None:
        section = self.format.section(event.kind, event.args)
        heading = self._level(event.kind, section)
        if section:
            text = capital(self.words.term(event.kind, section))
            self.stages.append((event.number, self.stages[-1][1], text))
        else:
            text = self.words.tell(event, self.seat)
        if heading == "turn":
            self.stages.append((event.number, text, ""))
        elif event.kind in self.format.resumed:
            self.stages.append((event.number, self.stages[-1][1], self.words.title(*self.format.resumed[event.kind])))
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

    def _level(self, kind: str, section: str) -> str:
        """The level of the heading that an event becomes."""
        if section:
            return "part" if section in self.format.inner else "section"
        return "turn" if kind in self.format.turns else "part" if kind in self.format.parts else PLAIN

    @staticmethod
    def _is_empty(last: Paragraph, heading: str) -> bool:
        """Whether the last paragraph is a heading without text below it, and a new heading replaces it."""
        return last.heading != PLAIN and HEADING_LEVELS.index(last.heading) >= HEADING_LEVELS.index(heading)


def events_of_turn(events: Sequence[Event], turns: Collection[str]) -> list[Event]:
    """Return the events since the last turn began, without those that a rewind has undone."""
    found: list[Event] = []
    for event in events:
        if event.kind == "rewound":
            found = [one for one in found if one.number <= int(event.args["number"])]
        found.append(event)
    begin = max((at for at, event in enumerate(found) if event.kind in turns), default=0)
    return found[begin:]


def _is_named_by(event: Event, following: Event | None) -> bool:
    """Whether an event turns up a token that the next event names anyway."""
    if event.kind != "look" or event.audience is not None or following is None:
        return False
    return event.args.get("token") in {*following.args.values(), f"s{following.args.get('seat')}"}
