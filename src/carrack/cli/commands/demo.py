"""`carrack demo`: a game of random players, told in the terminal."""

import random

import click

from carrack.cli.command import command as named
from carrack.cli.command import option
from carrack.cli.given import game_options, given_options
from carrack.cli.kinds import Number
from carrack.cli.texts import say


@named("demo", "carrack demo --players 3 --seed 7", "carrack demo --edition 2007 --option start_auction=true")
@game_options
@option("--seed", type=Number(), value="number")
def command(game: str, players: int, edition: str | None, texts: tuple[str, ...], seed: int | None, lang: str) -> None:
    """Play at random, and tell it."""
    import carrack
    from carrack.cli.standings import Standings
    from carrack.cli.story import Story

    given = given_options(game, players, edition, texts, lang)
    if seed is None:
        seed = random.randrange(1_000_000)
    played = carrack.new_game(game, players=players, seed=seed, **given)
    rng = random.Random(seed)
    while not played.is_over:
        seat = next(seat for seat in played.deciders if seat not in played.committed)
        moves = played.legal_moves(seat)
        # Who would pass thinks again, once: more happens then.
        played.play(rng.choice(moves) or rng.choice(moves), seat)

    story = Story(played, lang)
    story.tell_title(seed)
    story.tell_events()
    Standings(played, lang).tell_standings()
    arguments = [("game", game), ("players", players), ("edition", edition), *(("option", text) for text in texts)]
    words = "".join(f" --{key} {value}" for key, value in [*arguments, ("seed", seed)] if value is not None)
    click.echo("\n" + say(lang, "again", command=f"carrack demo{words}"))
