"""The command line. Commands import what they need when they run, so that `--help` stays quick."""

import os
import random
import re
import shutil
import textwrap
from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import IO, TYPE_CHECKING, Any

import click

from carrack.games import games

if TYPE_CHECKING:
    import carrack

NAMES = ("Anna", "Bruno", "Clara", "Diego", "Elena", "Felix")
COLOURS = ("red", "green", "yellow", "blue", "magenta", "cyan")
UNTOLD = frozenset({"shuffled", "forced", "colonists", "end"})  # what a listener does not miss
HEADINGS = frozenset({"turn", "box", "ordered", "round", "phase"})
BIDDING = frozenset({"opens", "bids", "out", "ordered"})  # a round of an auction is one paragraph
PLACING = frozenset({"placed", "scouted"})  # what players do in turns, and is told player by player
LISTS = {
    "market": "good",
    "offered": "building",
    "shown": "building",
    "ordered": "seat",
}  # told at once, not one by one
OFF = "off"  # a choice that leaves something out
ENGLISH = "en"
WIDEST = 100
GLUE = "\xa0"  # a space at which no line ends
INDENT = "    "
NAME = 8  # the width of a name in a table

Paragraph = tuple["carrack.Event", str]


class OneLineGroup(click.Group):
    """Refuses bad arguments in one line, without the usage above it."""

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command; a complaint forgets its context, which click would print the usage of."""
        try:
            return super().invoke(ctx)
        except click.UsageError as error:
            error.ctx = None
            raise


class Refused(click.ClickException):
    """Arguments that cannot be, told in the language of the listener."""

    exit_code = 2

    def __init__(self, lang: str, message: str) -> None:
        super().__init__(message)
        self.lang = lang

    def show(self, file: IO[Any] | None = None) -> None:
        """Print the complaint; click's own would begin in English."""
        click.echo(say(self.lang, "error", message=self.message), file=file, err=file is None)


@click.group(cls=OneLineGroup, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="carrack", message="%(prog)s %(version)s")
@click.pass_context
def main(ctx: click.Context) -> None:
    """Board games of the age of discovery."""
    if os.environ.get("NO_COLOR"):
        ctx.color = False


@main.command()
@click.option("--game", "name", type=click.Choice(games()), default=games()[0], show_default=True, help="Which game.")
@click.option("--players", default=4, show_default=True, metavar="N", help="How many play.")
@click.option("--edition", metavar="YEAR", help="Which edition of the rules, such as 2007 or 2015.")
@click.option(
    "--option",
    "texts",
    multiple=True,
    metavar="KEY=VALUE",
    help="An option of the game, such as builders=true; repeatable.",
)
@click.option("--seed", type=click.IntRange(min=0), metavar="N", help="The same seed tells the same game again.")
@click.option("--lang", metavar="en|fr|it", help="The language; without it that of the terminal, or English.")
def demo(
    name: str, players: int, edition: str | None, texts: tuple[str, ...], seed: int | None, lang: str | None
) -> None:
    """Watch a game of random players, told in the terminal."""
    import carrack

    tongue = _language(lang)
    if seed is None:
        seed = random.randrange(1_000_000)
    given = _given(name, [*([] if edition is None else [f"edition={edition}"]), *texts], tongue)
    try:
        game = carrack.new_game(name, players=players, seed=seed, **given)
    except carrack.OptionError as error:
        raise Refused(tongue, _complaint(error, tongue)) from error
    rng = random.Random(seed)
    while not game.is_over:
        seat = next(seat for seat in game.deciders if seat not in game.committed)
        moves = game.legal_moves(seat)
        # Who would pass thinks again, once: more happens then.
        game.play(rng.choice(moves) or rng.choice(moves), seat)

    story = Story(game, tongue)
    story.tell_title(given, seed)
    story.tell_events()
    story.tell_standings()
    arguments = [("game", name), ("players", players), ("edition", edition), *(("option", text) for text in texts)]
    arguments += [("seed", seed), ("lang", lang)]
    command = "".join(f" --{key} {value}" for key, value in arguments if value is not None)
    click.echo("\n" + say(tongue, "again", command=f"carrack demo{command}"))


def say(lang: str, message: str, /, **args: int | str) -> str:
    """A sentence of the command line itself; everything else is the game's to tell."""
    from carrack.engine.catalogue import catalogue

    return catalogue(lang, "cli").format(message, args)


def _language(asked: str | None) -> str:
    """The language asked for; otherwise the terminal's, if there is a catalogue in it."""
    from carrack.engine.catalogue import languages
    from carrack.engine.errors import CarrackError
    from carrack.engine.narrate import narrate

    known = languages("cli")
    # As POSIX has it: the first of them that is not empty decides, even where it names a language we do not have.
    terminal = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), ENGLISH)
    tongue = re.split(r"[_.@-]", terminal)[0].lower()
    tongue = tongue if tongue in known else ENGLISH
    if asked is None or asked in known:
        return asked or tongue
    complaint = narrate(CarrackError("unknown-language", lang=asked), tongue)
    raise Refused(tongue, f"{complaint} {say(tongue, 'possible', values=', '.join(known))}")


def _given(name: str, texts: Iterable[str], lang: str) -> dict[str, Any]:
    """Options as a game takes them, of `key=value` each. What they may be is the game's to say."""
    import carrack

    kinds = {option.key: option.kind for option in carrack.options(name)}
    given: dict[str, Any] = {}
    for text in texts:
        key, equals, value = text.partition("=")
        if not key or not equals:
            raise Refused(lang, say(lang, "bad-option", text=text))
        if key in given:
            raise Refused(lang, say(lang, "option-twice", option=key))
        given[key] = value
        if kinds.get(key) == "bool":
            given[key] = {"true": True, "false": False}.get(value, value)
        elif kinds.get(key) == "int" and re.fullmatch(r"-?\d+", value):
            given[key] = int(value)
    return given


def _complaint(error: "carrack.OptionError", lang: str) -> str:
    """What is wrong with the options, and what would be possible where that is a short list."""
    import carrack

    told = carrack.narrate(error, lang)
    details = error.details
    options = {option.key: option for option in carrack.options(str(details["game"]))}
    values = ""
    if error.code == "unknown-option":
        values = ", ".join(options)
    elif error.code == "bad-value":
        option = options[str(details["option"])]
        mark = "–" if option.kind == "int" else ", "
        values = mark.join(str(value).lower() for value in option.choices)
    elif "lowest" in details:
        values = "–".join(dict.fromkeys([str(details["lowest"]), str(details["highest"])]))
    return f"{told} {say(lang, 'possible', values=values)}" if values else told


class Story:
    """A finished game, told in one language."""

    def __init__(self, game: "carrack.Game", lang: str) -> None:
        self.game = game
        self.lang = lang
        self.width = max(40, min(WIDEST, shutil.get_terminal_size((WIDEST, 0)).columns))

    def term(self, domain: str, word: str, form: str = "") -> str:
        """A word of the game."""
        from carrack.engine.narrate import term

        return term(self.game.name, domain, word, self.lang, form=form)

    def narrate(self, event: "carrack.Event") -> str:
        """What happened, in a sentence."""
        from carrack.engine.narrate import narrate

        return narrate(event, self.lang, names=NAMES)

    def echo(self, text: str, first: str = INDENT, others: str = INDENT + "  ") -> None:
        """Print a paragraph in the width of the terminal."""
        lines = textwrap.wrap(text, self.width, initial_indent=first, subsequent_indent=others, break_on_hyphens=False)
        click.echo(_coloured("\n".join(lines)))

    def tell_title(self, given: dict[str, Any], seed: int) -> None:
        """Print what is played: the choices, and the options that were asked for."""
        import carrack

        title = [say(self.lang, f"game-{self.game.name}")]
        for option in carrack.options(self.game.name):
            value = self.game.options[option.key]
            if option.kind == "choice" and value != OFF:
                title.append(self.term(option.key, value))
            elif option.key in given and value not in (False, OFF):
                title.append(self.term("option", option.key))
        title.append(say(self.lang, "players", players=self.game.players))
        title.append(say(self.lang, "seed", seed=str(seed)))
        lines = textwrap.wrap(", ".join(title), self.width, subsequent_indent=INDENT)
        click.secho("\n".join(lines), bold=True)

    def tell_events(self) -> None:
        """Print the public events: a heading for each turn and box that has something to tell, sentences below it."""
        heading = ""
        has_begun = False
        for first, text in self.paragraphs():
            if first.kind in ("turn", "round"):
                has_begun = True
                click.secho(f"\n{text}", bold=True)
            elif first.kind in ("box", "phase"):
                heading = self.term(first.kind, str(first.args[first.kind]))
            elif first.kind == "ordered" and has_begun:
                click.echo(f"  {_coloured(text)}")
                heading = ""
            else:
                if heading:
                    click.echo(f"  {click.style(heading[0].upper() + heading[1:], underline=True)}")
                    heading = ""
                self.echo(text)

    def paragraphs(self) -> Iterator[Paragraph]:
        """The first event and the text of what belongs together."""
        events = _worth_telling(self.game.events())
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
        return self.term(domain, value) if isinstance(value, str) else NAMES[value]

    def placements(self, events: "list[carrack.Event]") -> Iterator[Paragraph]:
        """A paragraph for each player, in the order of their first workers; a type is named when it changes."""
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
        before = ""
        for (worker, place), alike in groupby(events, key=lambda event: (event.args["type"], event.args["place"])):
            first, *more = alike
            text = self.term("place", str(place), form="at")
            if not told:
                text = self.narrate(first).removesuffix(".")
            elif worker != before:
                text = f"{self.term('type', str(worker), form='a')} {text}"
            told.append(f"{text}{GLUE}×{GLUE}{len(more) + 1}" if more else text)
            before = str(worker)
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

    def tell_standings(self) -> None:
        """Print a row for each player with the points by source, best first; then who won, and every line of points."""
        from carrack.engine import titles as known

        game, lang = self.game, self.lang
        scores, winners = game.scores(), game.winners()
        places = sorted(range(game.players), key=lambda seat: (seat not in winners, -scores[seat]))
        sheets = [game.score_sheet(seat) for seat in range(game.players)]
        used = {line.source for sheet in sheets for line in sheet}
        sources = [source for source in known.find(game.name).sources if source in used]
        titles = [*(self.term("source", source) for source in sources), say(lang, "total")]

        click.secho("\n" + say(lang, "standings"), bold=True)
        click.echo(INDENT + " " * NAME + "".join(f"  {title}" for title in titles))
        for seat in places:
            points = [sum(line.points for line in sheets[seat] if line.source == source) for source in sources]
            cells = [f"  {n:>{len(title)}}" for n, title in zip([*points, scores[seat]], titles, strict=True)]
            click.echo(_coloured(INDENT + NAMES[seat].ljust(NAME)) + "".join(cells))

        click.secho("\n" + say(lang, "sheets"), bold=True)
        for seat in places:
            self.echo(self.sheet(seat), INDENT + NAMES[seat].ljust(NAME), INDENT + " " * NAME)

        best = scores[winners[0]]
        if len(winners) > 1:
            verdict = say(lang, "shares", names=", ".join(NAMES[seat] for seat in winners), points=best)
        elif scores.count(best) > 1:
            verdict = say(lang, "wins-tie", name=NAMES[winners[0]], points=best)
        else:
            verdict = say(lang, "wins", name=NAMES[winners[0]], points=best)
        click.echo(f"\n{_coloured(verdict)}")

    def sheet(self, seat: int) -> str:
        """Where a player's points come from, line by line."""
        told: list[str] = []
        for source, lines in groupby(self.game.score_sheet(seat), key=lambda line: line.source):
            parts = [
                GLUE.join([*(self.part(key, value) for key, value in line.args.items()), str(line.points)])
                for line in lines
                if line.points
            ]
            if parts:
                told.append(say(self.lang, "source", source=self.term("source", source), parts=", ".join(parts)))
        return " ".join(told) or "–"

    def part(self, key: str, value: int | str) -> str:
        """What a line of the score sheet is about: a word of the game, or a number that the command line can tell."""
        return self.term(key, value) if isinstance(value, str) else say(self.lang, f"part-{key}", value=value)


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


def _coloured(line: str) -> str:
    """A line with every player's name in his colour."""

    def styled(name: re.Match[str]) -> str:
        return click.style(name[0], fg=COLOURS[NAMES.index(name[0])])

    return re.sub(rf"\b({'|'.join(NAMES)})\b", styled, line)
