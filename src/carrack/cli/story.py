"""A game told in prose: what happened, in paragraphs under the headings of its turns."""

import textwrap
from collections.abc import Iterator
from itertools import groupby
from typing import TYPE_CHECKING

import click

from carrack.cli.heading import what_is_played
from carrack.cli.texts import say
from carrack.cli.voice import GLUE, INDENT, Voice
from carrack.engine import titles

if TYPE_CHECKING:
    import carrack

UNTOLD = frozenset({"shuffled", "forced", "colonists", "end"})  # what a listener does not miss
HEADINGS = frozenset({"turn", "box", "ordered", "round", "phase", "card", "no-card"})
WINDOW = "trading"  # a phase within another: auctions follow it without a word
BIDDING = frozenset({"opens", "bids", "out", "ordered"})  # a round of an auction is one paragraph
PLACING = frozenset({"placed", "scouted"})  # what players do in turns, and is told player by player
LISTS = {
    "market": "good",
    "offered": "building",
    "shown": "building",
    "ordered": "seat",
}  # told at once, not one by one

Paragraph = tuple["carrack.Event", str]


class Story(Voice):
    """A game, told from its beginning."""

    def tell_title(self) -> None:
        """Print what is played."""
        told = what_is_played(self.game.name, self.game.players, self.game.options, self.lang)
        click.secho("\n".join(textwrap.wrap(", ".join(told), self.width, subsequent_indent=INDENT)), bold=True)

    def tell_events(self) -> None:
        """Print the public events: a heading for each turn, box or phase that has something to tell, and sentences.

        Auctions and trade windows are headings within their phase.
        """
        heading = inner = ""
        indent = INDENT
        has_begun = False
        for first, text in self.paragraphs():
            if first.kind in ("turn", "round"):
                has_begun = True
                heading, inner, indent = "", "", INDENT
                click.secho(f"\n{text}", bold=True)
            elif first.args.get("phase") == WINDOW:
                inner = self.term("phase", WINDOW)
            elif first.kind in ("box", "phase"):
                heading, inner, indent = self.term(first.kind, str(first.args[first.kind])), "", INDENT
            elif first.kind == "ordered" and has_begun:
                click.echo(f"  {self.coloured(text)}")
                heading = ""
            else:
                if heading:
                    click.echo(f"  {click.style(_capital(heading), underline=True)}")
                if first.kind in ("card", "no-card"):
                    inner = text
                if inner:
                    click.echo(f"{INDENT}{click.style(_capital(inner), italic=True)}")
                    indent = INDENT + "  "
                if inner != text:
                    self.echo(text, indent, indent + "  ")
                heading = inner = ""

    def paragraphs(self) -> Iterator[Paragraph]:
        """The first event and the text of what belongs together."""
        told_later = titles.find(self.game.name).told_later
        events = _worth_telling(tuple(event for event in self.game.events() if event.kind not in told_later))
        for is_placing, run in groupby(events, key=lambda event: event.kind in PLACING):
            yield from (self.placements if is_placing else self.passages)(list(run))

    def sentences(self, events: "list[carrack.Event]") -> Iterator[Paragraph]:
        """A sentence for each event, or one for several alike that come in a row."""
        for kind, run in groupby(events, key=lambda event: event.kind):
            alike = list(run)
            if kind in LISTS and len(alike) > 1 and (kind != "ordered" or len(alike) == self.game.players):
                yield (
                    alike[0],
                    say(self.lang, f"list-{kind}", items=", ".join(map(self.item, sorted(alike, key=_rank)))),
                )
            else:
                yield from ((event, self.narrate(event)) for event in alike)

    def item(self, event: "carrack.Event") -> str:
        """What an event adds to a list."""
        domain = LISTS[event.kind]
        value = event.args[domain]
        return self.term(domain, value) if isinstance(value, str) else self.names[value]

    def placements(self, events: "list[carrack.Event]") -> Iterator[Paragraph]:
        """A paragraph for each player, in the order of their first workers; every worker is named."""
        for seat in dict.fromkeys(event.args["seat"] for event in events):
            own = [event for event in events if event.args["seat"] == seat]
            sentences = [self.narrate(event) for event in own if event.kind != "placed"]
            placed = [event for event in own if event.kind == "placed"]
            if placed:
                sentences.insert(0, self.placement(placed))
            yield own[0], " ".join(sentences)

    def placement(self, events: "list[carrack.Event]") -> str:
        """Where a player's workers go, in one sentence."""
        told: list[str] = []
        for (worker, place), alike in groupby(events, key=lambda event: (event.args["type"], event.args["place"])):
            first, *more = alike
            text = self.term("place", str(place), form="at")
            if not told:
                text = self.narrate(first).removesuffix(".")
            else:
                text = f"{self.term('type', str(worker), form='a')} {text}"
            told.append(f"{text}{GLUE}×{GLUE}{len(more) + 1}" if more else text)
        return ", ".join(told) + "."

    def passages(self, events: "list[carrack.Event]") -> Iterator[Paragraph]:
        """What one move of one player led to; sentences in a row that begin alike up to a colon become a list."""
        first: carrack.Event | None = None
        sentences: list[str] = []
        for event, sentence in self.sentences(events):
            head, colon, tail = sentence.partition(": ")
            if first and colon and sentences[-1].startswith(head + colon):
                sentences[-1] = f"{sentences[-1].removesuffix('.')}, {tail}"
            elif first and _belongs(event, first):
                sentences.append(sentence)
            else:
                if first:
                    yield first, " ".join(sentences)
                first, sentences = event, [sentence]
        if first:
            yield first, " ".join(sentences)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _rank(event: "carrack.Event") -> int:
    """Where an event comes in a list: an auction settles the player order from its end."""
    return int(event.args.get("amount", 0))


def _belongs(event: "carrack.Event", first: "carrack.Event") -> bool:
    """Whether an event goes on with the paragraph of another."""
    if {event.kind, first.kind} <= BIDDING:
        return True
    if event.number != first.number or {event.kind, first.kind} & HEADINGS:
        return False
    return event.kind == "look" or event.args.get("seat") == first.args.get("seat")


def _worth_telling(events: "tuple[carrack.Event, ...]") -> "Iterator[carrack.Event]":
    """Leave out what a listener does not miss, and what was turned up where the next event names it anyway."""
    for event, following in zip(events, (*events[1:], None), strict=True):
        if event.kind in UNTOLD or event.args.get("reason") == "scouting":
            continue
        if event.kind == "look" and event.audience is not None:  # who scouted what is told; what was seen is not
            continue
        if event.kind == "look" and following is not None:
            named = {*following.args.values(), f"s{following.args.get('seat')}"}
            if event.args.get("token") in named:
                continue
        yield event
