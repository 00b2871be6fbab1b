"""All narratable values of some games, as the server sends them, with Python's texts for comparison."""

import random
from collections.abc import Iterator
from typing import Any

import msgspec

import carrack
from carrack.engine.game import Game
from carrack.engine.languages import languages
from carrack.engine.narrate import Narratable
from carrack.server.tables.views import spell_out

NAMES = ("Ana", "Béatrice", "Carlo", "Dee", "Eva", "Fay")
GAMES: tuple[tuple[str, int, dict[str, Any]], ...] = (
    (
        "discovery",
        4,
        {"builders": True, "expansion_buildings": True, "nations": "auction", "scouting": True, "buy_points": True},
    ),
    ("discovery", 2, {"edition": "2007"}),
    ("discovery", 3, {"no_survivors": True, "nations": "random", "reduced_luck": True}),
    ("empire", 3, {"auction": "sealed"}),
    ("empire", 2, {"version": "beginner"}),
)


def narrated_games(most_moves: int = 5000) -> Iterator[dict[str, Any]]:
    """Yield each distinct value of the games once, with `kind`, `game`, `thing`, `seat`, `names`, `texts`."""
    seen: set[bytes] = set()
    for game, players, options in GAMES:
        chance = random.Random(f"{game} {players}")
        table = carrack.new_game(game, players=players, seed=3, **options)
        for kind, thing, reader in _all(table, chance, most_moves):
            sent = spell_out(thing) if isinstance(thing, carrack.Event) else thing
            data = msgspec.to_builtins(sent)
            bare = {key: value for key, value in data.items() if key not in {"serial", "number", "move", "notation"}}
            if (key := msgspec.json.encode([kind, game, bare, reader])) in seen:
                continue
            seen.add(key)
            names = NAMES[:players]
            texts = {lang: carrack.narrate(thing, lang, reader, names) for lang in languages()}
            yield {"kind": kind, "game": game, "thing": data, "seat": reader, "names": names, "texts": texts}


def _all(game: Game, chance: random.Random, most_moves: int) -> Iterator[tuple[str, Narratable, int | None]]:
    for _ in range(most_moves):
        if game.is_over:
            break
        if game.ask is not None:
            yield "ask", game.ask, None
        for seat in game.deciders:
            yield "undo", game.undo_limit(seat), seat
            for choice in game.choices(seat):
                yield "choice", choice, seat
                if choice.refusal is not None:
                    yield "refusal", choice.refusal, seat
        seat = chance.choice([seat for seat in game.deciders if seat not in game.committed])
        game.play(chance.choice(game.legal_moves(seat)), seat)
    for reader in (None, 0):
        for event in game.events(seat=reader):
            yield "event", event, reader
