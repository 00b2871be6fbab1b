"""The transcript of a game: its events in prose, in paragraphs under the headings of its turns."""

import textwrap
from collections.abc import Iterator
from itertools import groupby
from typing import TYPE_CHECKING

import click

from carrack.cli.game_names import what_is_played
from carrack.cli.narrator import GLUE, INDENT, Narrator
from carrack.engine import titles

if TYPE_CHECKING:
    from collections.abc import Sequence

    import carrack

Paragraph = tuple["carrack.Event", str]


class Transcript(Narrator):
    """A game, narrated from its beginning. The title's `LogFormat` says what becomes a heading or a list."""

    def __init__(self, game: "carrack.Game", lang: str, names: "Sequence[str]") -> None:
        super().__init__(game, lang, names)
        self.format = titles.find(game.name).log

    def tell_title(self) -> None:
        """Print the game, the number of players and the options."""
        game = self.game
        parts = what_is_played(game.name, game.players, game.options, self.lang, game.rules_version)
        click.secho("\n".join(textwrap.wrap(", ".join(parts), self.width, subsequent_indent=INDENT)), bold=True)

    def tell_events(self) -> None:
        """Print the public events: sentences under headings. Headings without sentences are left out."""
        log = self.format
        heading = inner = ""
        indent = INDENT
        has_begun = False
        for first, text in self.paragraphs():
            section = log.section(first.kind, first.args)
            if first.kind in log.turns:
                has_begun = True
                heading, inner, indent = "", "", INDENT
                click.secho(f"\n{text}", bold=True)
            elif section in log.inner:
                inner = self.term(first.kind, section)
            elif section:
                heading, inner, indent = self.term(first.kind, section), "", INDENT
            elif first.kind in log.asides and has_begun:
                click.echo(f"  {self.coloured(text)}")
                heading = ""
            else:
                if heading:
                    click.echo(f"  {click.style(_capital(heading), underline=True)}")
                if first.kind in log.parts:
                    inner = text
                if inner:
                    click.echo(f"{INDENT}{click.style(_capital(inner), italic=True)}")
                    indent = INDENT + "  "
                if inner != text:
                    self.echo(text, indent, indent + "  ")
                heading = inner = ""

    def paragraphs(self) -> Iterator[Paragraph]:
        """Yield each paragraph: its first event and its text."""
        superseded = titles.find(self.game.name).superseded
        events = self.narrated(tuple(event for event in self.game.events() if event.kind not in superseded))
        for is_by_player, run in groupby(events, key=lambda event: event.kind in self.format.by_player):
            yield from (self.by_player if is_by_player else self.passages)(list(run))

    def narrated(self, events: "tuple[carrack.Event, ...]") -> "Iterator[carrack.Event]":
        """The events worth a sentence: not omitted, not private, and not named by the next event anyway."""
        omitted = self.format.omitted_args.items()
        for event, following in zip(events, (*events[1:], None), strict=True):
            if event.kind in self.format.omitted or omitted & event.args.items():
                continue
            if event.kind == "look" and event.audience is not None:  # transcripts say who looked, not what they saw
                continue
            if event.kind == "look" and following is not None:
                named = {*following.args.values(), f"s{following.args.get('seat')}"}
                if event.args.get("token") in named:
                    continue
            yield event

    def sentences(self, events: "list[carrack.Event]") -> Iterator[Paragraph]:
        """One sentence for each event, or one for several of a kind in a row that make a list."""
        lists = self.format.lists
        for kind, run in groupby(events, key=lambda event: event.kind):
            alike = list(run)
            is_whole = lists.get(kind) != "seat" or len(alike) == self.game.players
            if kind in lists and len(alike) > 1 and is_whole:
                yield alike[0], self.summarize_events(kind, [self.item(event) for event in sorted(alike, key=_rank)])
            else:
                yield from ((event, self.narrate(event)) for event in alike)

    def item(self, event: "carrack.Event") -> str:
        """The entry of an event in a list."""
        domain = self.format.lists[event.kind]
        value = event.args[domain]
        return self.term(domain, value) if isinstance(value, str) else self.names[value]

    def by_player(self, events: "list[carrack.Event]") -> Iterator[Paragraph]:
        """A paragraph for each player, in the order of their first events."""
        merged = self.format.merged
        for seat in dict.fromkeys(event.args["seat"] for event in events):
            own = [event for event in events if event.args["seat"] == seat]
            sentences = [self.narrate(event) for event in own if event.kind not in merged]
            for kind in reversed(merged):
                alike = [event for event in own if event.kind == kind]
                if alike:
                    sentences.insert(0, self.merge(alike, *merged[kind]))
            yield own[0], " ".join(sentences)

    def merge(self, events: "list[carrack.Event]", what: str, where: str) -> str:
        """Several events of a kind in one sentence: who goes where, and how many times."""
        texts: list[str] = []
        for (thing, place), alike in groupby(events, key=lambda event: (event.args[what], event.args[where])):
            first, *more = alike
            text = self.term(where, str(place), form="at")
            if not texts:
                text = self.narrate(first).removesuffix(".")
            else:
                text = f"{self.term(what, str(thing), form='a')} {text}"
            texts.append(f"{text}{GLUE}×{GLUE}{len(more) + 1}" if more else text)
        return ", ".join(texts) + "."

    def passages(self, events: "list[carrack.Event]") -> Iterator[Paragraph]:
        """A paragraph for each move; sentences in a row that begin alike up to a colon become a list."""
        first: carrack.Event | None = None
        sentences: list[str] = []
        for event, sentence in self.sentences(events):
            head, colon, tail = sentence.partition(": ")
            if first and colon and sentences[-1].startswith(head + colon):
                sentences[-1] = f"{sentences[-1].removesuffix('.')}, {tail}"
            elif first and self.belongs(event, first):
                sentences.append(sentence)
            else:
                if first:
                    yield first, " ".join(sentences)
                first, sentences = event, [sentence]
        if first:
            yield first, " ".join(sentences)

    def belongs(self, event: "carrack.Event", first: "carrack.Event") -> bool:
        """Whether an event continues the paragraph of another."""
        log = self.format
        kinds = {event.kind, first.kind}
        if kinds <= log.together:
            return True
        if event.number != first.number or kinds & (log.turns | log.sections | log.parts | log.asides):
            return False
        return event.kind == "look" or event.args.get("seat") == first.args.get("seat")


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _rank(event: "carrack.Event") -> int:
    """The position of an event in a list: an auction settles the player order from its end."""
    return int(event.args.get("amount", 0))
