"""Worlds that a seat cannot tell apart, and games that are laid out on the tables of a server."""

from collections.abc import Callable
from typing import Any

from sqlalchemy import update

import carrack
from carrack import Game
from carrack.server.storage import schema
from carrack.server.storage.schema import Started, encode_row
from carrack.table import ChangeSet, Seat, TableHeader
from support.site import Site


def unknown_to(game: Game, seat: int | None, seed: int) -> Game:
    """Return the same game in another world that is possible for this seat."""
    view = carrack.to_builtins(game.view(seat))
    data = game.to_dict()
    for field, value in view.items():
        if field in data and isinstance(value, list) and None in value:
            data[field] = value
    del data["chance"]
    return carrack.load(data, seed)


async def lay_out(site: Site, table: str, game: Game) -> None:
    """Put a game that was laid out on a table that has just begun."""
    state = site.registry.tables.pop(table).state
    assert state is not None
    header = TableHeader(1, "en", 1, tuple(Seat.human(setup.name) for setup in state.setups))
    body = encode_row(Started(header, ChangeSet(game.entries())))
    mine = (schema.rows.c.table_id == table) & (schema.rows.c.version == state.version)

    async def work(connection: Any) -> None:
        await connection.execute(update(schema.rows).where(mine).values(body=body))

    await site.registry.writer.write(work)


def laid(case: str) -> Game:
    """Return a game in progress in which something is hidden, or, in `empire`, about to be."""
    if case == "peeked":
        game = carrack.new_game("toy", players=3, seed=3)
        for seat in range(3):
            game.play("bid 0", seat)
        game.play("peek", 0)
        return game
    if case == "toy":
        game = carrack.new_game("toy", players=3, seed=11)
        return played(game, lambda: game.number >= 4 and game.mode == "sealed")
    if case == "discovery":
        game = carrack.new_game("discovery", players=3, seed=11)
        return played(game, lambda: game.number >= 40)
    auction = "sealed" if case == "sealed-bid" else "turns"
    game = carrack.new_game("empire", players=3, seed=11, auction=auction, trades="windows", claim_rounds=20)
    if case == "answer":  # somebody has made an offer
        played(game, lambda: game.ask is not None and game.ask.kind == "trade")
        game.play(game.legal_moves()[1])
    return played(game, lambda: game.ask is not None and game.ask.kind == case)


def played(game: Game, is_there: Callable[[], bool]) -> Game:
    """Return the same game after all seats played their first legal move up to that point."""
    while not is_there():
        seat = next(seat for seat in game.deciders if seat not in game.committed)
        game.play(game.legal_moves(seat)[0], seat)
    return game


def two_worlds(game: Game, seat: int | None) -> tuple[Game, Game]:
    """Return a game in two worlds that are possible for a seat: other tokens, rivals' choices and chance."""
    one, two = (unknown_to(game, seat, seed) for seed in (1, 2))
    if game.mode == "sealed":
        rival = max(decider for decider in game.deciders if decider != seat)
        for world, choice in ((one, 0), (two, -1)):
            world.play(world.legal_moves(rival)[choice], rival)
    first, second = one.to_dict(), two.to_dict()
    assert first.pop("chance") != second.pop("chance")
    if game.ask is None or game.ask.kind != "answer":  # offers are open, and nothing but chance is hidden beside them
        assert first != second
    assert carrack.to_builtins(one.view(seat)) == carrack.to_builtins(two.view(seat))
    return one, two


def quiet(game: Game, watcher: int | None, count: int) -> list[tuple[int, str]]:
    """Moves that nobody learns anything hidden from; in a sealed node somebody chooses, and then otherwise."""
    if game.mode == "sealed":
        seat = min(game.deciders) if watcher is None else watcher
        moves = game.legal_moves(seat)
        return [(seat, game.notation(move, seat)) for move in (moves[0], moves[-1])]
    trial = carrack.replay("\n".join(game.entries()))
    script: list[tuple[int, str]] = []
    while len(script) < count and trial.mode == "turn":
        seat = trial.deciders[0]
        for move in trial.legal_moves(seat):
            text = trial.notation(move, seat)
            tried = carrack.replay("\n".join(trial.entries()))
            tried.play(text, seat)
            if not any(event.kind == "look" for event in tried.events(len(trial.events()))):
                trial.play(text, seat)
                script.append((seat, text))
                break
        else:
            break
    return script
