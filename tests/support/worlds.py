"""Worlds that a seat cannot tell apart, and games that are laid out on the tables of a server."""

from typing import Any

from sqlalchemy import update

import carrack
from carrack import Game
from carrack.server import schema
from carrack.server.rows import Started, encode
from carrack.table import Header, Row, Seat
from support.site import Site


def unknown_to(game: Game, seat: int | None, seed: int) -> Game:
    """The same game in another world that this seat takes for possible."""
    view = carrack.to_builtins(game.view(seat))
    data = game.to_dict()
    for field, value in view.items():
        if field in data and isinstance(value, list) and None in value:
            data[field] = value
    del data["chance"]
    return carrack.load(data, seed)


async def lay_out(site: Site, table: str, game: Game) -> None:
    """Put a game that was laid out on a table that has just begun."""
    room = site.hall.places.pop(table).room
    assert room is not None
    header = Header(1, "en", 1, tuple(Seat.human(chair.name) for chair in room.chairs))
    body = encode(Started(header, Row(game.entries())))
    mine = (schema.rows.c.table_id == table) & (schema.rows.c.version == room.version)

    async def work(connection: Any) -> None:
        await connection.execute(update(schema.rows).where(mine).values(body=body))

    await site.hall.writer.write(work)


def worlds(name: str, moves: int) -> tuple[Game, list[tuple[int, str]]]:
    """A game in its middle, and what others play next that turns nothing up."""
    game = carrack.new_game(name, players=3, seed=11)
    for _ in range(moves):
        seat = next(seat for seat in game.deciders if seat not in game.committed)
        game.play(game.legal_moves(seat)[0], seat)
    return game, quiet(game, 5)


def quiet(game: Game, count: int) -> list[tuple[int, str]]:
    """Moves that nobody learns anything hidden from."""
    trial = carrack.replay("\n".join(game.entries()))
    script: list[tuple[int, str]] = []
    for _ in range(count):
        if trial.is_over:
            break
        seat = next(seat for seat in trial.deciders if seat not in trial.committed)
        for move in trial.legal_moves(seat):
            text = trial.notation(move, seat)
            tried = carrack.replay("\n".join(trial.entries()))
            if not any(event.kind == "look" for event in tried.play(text, seat)):
                trial.play(text, seat)
                script.append((seat, text))
                break
        else:
            break
    return script
