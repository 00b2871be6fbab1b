"""The command line. Commands import what they need when they run, so that `--help` stays quick."""

import os
import random
import re
import shutil
import textwrap
from collections.abc import Iterator
from itertools import groupby
from typing import TYPE_CHECKING, Any

import click

from carrack.games import games

if TYPE_CHECKING:
    import carrack

NAMES = ("Anna", "Bruno", "Clara", "Diego", "Elena", "Felix")
COLOURS = ("red", "green", "yellow", "blue", "magenta", "cyan")
UNTOLD = frozenset({"shuffled", "forced", "colonists", "end"})  # what a listener does not miss
HEADINGS = frozenset({"turn", "box", "ordered"})
WIDEST = 100
INDENT = "    "

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
@click.option("--seed", type=click.IntRange(min=0), metavar="N", help="The same seed tells the same game again.")
def demo(name: str, players: int, edition: str | None, seed: int | None) -> None:
    """Watch a game of random players, told in the terminal."""
    import carrack

    if seed is None:
        seed = random.randrange(1_000_000)
    given: dict[str, Any] = {} if edition is None else {"edition": edition}
    try:
        game = carrack.new_game(name, players=players, seed=seed, **given)
    except carrack.CarrackError as error:
        raise click.UsageError(carrack.narrate(error)) from error
    rng = random.Random(seed)
    while not game.is_over:
        seat = next(seat for seat in game.deciders if seat not in game.committed)
        moves = game.legal_moves(seat)
        # Who would pass thinks again, once: more happens then.
        game.play(rng.choice(moves) or rng.choice(moves), seat)

    _tell(game, seed)
    _show_standings(game)
    options = "".join(f" --{key} {value}" for key, value in {"players": players, **given, "seed": seed}.items())
    click.echo(f"\nTo read this game again: carrack demo --game {name}{options}")


def _tell(game: "carrack.Game", seed: int) -> None:
    """Print the public events: a heading for each turn and box that has something to tell, sentences below it."""
    import carrack
    from carrack.engine.narrate import term

    chosen = [option.key for option in carrack.options(game.name) if option.kind == "choice"]
    title = [game.name.capitalize(), *(term(game.name, key, game.options[key]) for key in chosen)]
    click.secho(", ".join([*title, f"{game.players} players", f"seed {seed}"]), bold=True)
    width = max(40, min(WIDEST, shutil.get_terminal_size((WIDEST, 0)).columns))
    heading = ""
    for first, text in _paragraphs(game):
        if first.kind == "turn":
            click.secho(f"\n{text}", bold=True)
        elif first.kind == "box":
            heading = term(game.name, "box", str(first.args["box"]))
        elif first.kind == "ordered":
            click.echo(f"  {_coloured(text)}")
            heading = ""
        else:
            if heading:
                click.echo(f"  {click.style(heading[0].upper() + heading[1:], underline=True)}")
                heading = ""
            lines = textwrap.wrap(
                text, width, initial_indent=INDENT, subsequent_indent=INDENT + "  ", break_on_hyphens=False
            )
            click.echo(_coloured("\n".join(lines)))


def _paragraphs(game: "carrack.Game") -> Iterator[Paragraph]:
    """The first event and the text of what belongs together."""
    events = _worth_telling(game.events())
    for is_placing, run in groupby(events, key=lambda event: event.kind == "placed"):
        yield from (_placements if is_placing else _passages)(list(run))


def _placements(events: "list[carrack.Event]") -> Iterator[Paragraph]:
    """A paragraph for each player, in the order of their first workers; a type is named when it changes."""
    from carrack.engine.narrate import narrate, term

    for seat in dict.fromkeys(event.args["seat"] for event in events):
        first, *others = [event for event in events if event.args["seat"] == seat]
        text = narrate(first, names=NAMES).removesuffix(".")
        before = first
        for event in others:
            worker = term(event.game, "type", str(event.args["type"]), form="a")
            place = term(event.game, "place", str(event.args["place"]), form="at")
            text += f", {place}" if event.args["type"] == before.args["type"] else f", {worker} {place}"
            before = event
        yield first, f"{text}."


def _passages(events: "list[carrack.Event]") -> Iterator[Paragraph]:
    """What one move of one player led to; sentences in a row that begin alike up to a colon become a list."""
    from carrack.engine.narrate import narrate

    first: carrack.Event | None = None
    sentences: list[str] = []
    for event in events:
        sentence = narrate(event, names=NAMES)
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


def _belongs(event: "carrack.Event", first: "carrack.Event") -> bool:
    """Whether an event goes on with the paragraph of another."""
    if event.number != first.number or {event.kind, first.kind} & HEADINGS:
        return False
    return event.kind == "look" or event.args.get("seat") == first.args.get("seat")


def _worth_telling(events: "tuple[carrack.Event, ...]") -> "Iterator[carrack.Event]":
    """Leave out what a listener does not miss, and what was turned up where the next event names it anyway."""
    for event, following in zip(events, (*events[1:], None), strict=True):
        if event.kind in UNTOLD:
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


def _show_standings(game: "carrack.Game") -> None:
    """Print who won, and a row for each player with the points by source, best first."""
    from carrack.engine import titles as known
    from carrack.engine.narrate import term

    scores, winners = game.scores(), game.winners()
    sheets = [game.score_sheet(seat) for seat in range(game.players)]
    sources = known.find(game.name).sources
    titles = [*(term(game.name, "source", source) for source in sources), "Total"]

    click.secho("\nFinal standings", bold=True)
    click.echo(INDENT + " " * 8 + "".join(f"  {title}" for title in titles))
    for seat in sorted(range(game.players), key=lambda seat: (seat not in winners, -scores[seat])):
        points = [sum(line.points for line in sheets[seat] if line.source == source) for source in sources]
        cells = [f"  {n:>{len(title)}}" for n, title in zip([*points, scores[seat]], titles, strict=True)]
        click.echo(_coloured(INDENT + NAMES[seat].ljust(8)) + "".join(cells))

    best = scores[winners[0]]
    names = " and ".join(NAMES[seat] for seat in winners)
    if len(winners) > 1:
        verdict = f"{names} share the victory with {best} points each."
    elif scores.count(best) > 1:
        verdict = f"{names} wins the tie at {best} points."
    else:
        verdict = f"{names} wins with {best} points."
    click.echo(f"\n{_coloured(verdict)}")
