"""Creating, opening, storing and closing a table. `Table` adds the actions of people and bots."""

import secrets
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from msgspec.structs import replace

from carrack.engine.api import load, new_game, replay
from carrack.engine.errors import RecordError
from carrack.engine.game import Game
from carrack.engine.positions import chance_data
from carrack.engine.replay import apply_entries
from carrack.engine.secret import NONCE_BYTES, SECRET_BYTES, sealed_source, seed_secret
from carrack.engine.snapshot import restore
from carrack.table.changes import Change, ChangeSet
from carrack.table.errors import TableError
from carrack.table.seat import Seat, check_seats
from carrack.table.seat_state import SeatState
from carrack.table.standing import StandingMoves
from carrack.table.table_file import VERSION, TableFile, TableHeader, TableLog

SEED_BITS = 60


class StoredTable:
    """The stored half of `Table`: a game, the state of its seats, and the log that stores both.

    `_save` is the only method that changes the state of the seats.
    """

    def __init__(self, game: Game, header: TableHeader, log: TableLog | None) -> None:
        self._game = game
        self._header = header
        self._log = log
        self._state = SeatState(header.seats)
        self._standing = StandingMoves(game, self._state)
        self._is_closed = False
        self._stored = len(game.entries())  # entries in the log

    @classmethod
    def create(
        cls,
        game: str,
        seats: Sequence[Seat],
        options: Mapping[str, Any] | None = None,
        *,
        seed: int | None = None,
        secret: bytes | None = None,
        nonces: Sequence[bytes | None] | None = None,
        rules_version: int | None = None,
        position: Mapping[str, Any] | None = None,
        path: Path | str | None = None,
        create_log: Callable[[TableHeader, ChangeSet], TableLog] | None = None,
        lang: str = "en",
    ) -> Self:
        """Create a table with a new game.

        Args:
            game: The name of the game.
            seats: Who sits where.
            options: Options of the game; missing ones get their defaults.
            seed: Makes the deal and the bots repeatable, for tests. Without it they are random.
            secret: 32 bytes from which the deal derives; random by default.
            nonces: 16 bytes of each seat that the deal derives from, too; random by default.
            rules_version: The version of the rules; the newest by default.
            position: A position as `Game.to_dict` returns it, without its chance, to begin with instead of a new game.
                Tokens that are None are dealt.
            path: A new file to store the table in.
            create_log: Makes the log of a table that is not stored in a file, from the header and the first change set.
            lang: The language of names that were left empty.

        Raises:
            TableError: The seats are wrong, or the file cannot be created.
            OptionError: The game, an option or the number of players is wrong.
            PositionError: The position is impossible.
        """
        seats = check_seats(seats)
        _check_language(lang)
        if seed is None and secret is None:
            secret = secrets.token_bytes(SECRET_BYTES)
        if secret is not None and nonces is None:
            nonces = [secrets.token_bytes(NONCE_BYTES) for _ in seats]
        if position is not None:
            begun = _game_from(position, len(seats), seed_secret(seed or 0) if secret is None else secret, nonces or ())
        else:
            begun = new_game(
                game,
                players=len(seats),
                seed=seed,
                secret=secret,
                nonces=tuple(nonces or ()),
                rules_version=rules_version,
                **(options or {}),
            )
        bots = secrets.randbits(SEED_BITS) if seed is None else seed % (1 << SEED_BITS)
        header = TableHeader(VERSION, lang, bots, seats)
        first = ChangeSet(begun.entries())
        log: TableLog | None = None if create_log is None else create_log(header, first)
        if path is not None:
            log = TableFile.create(Path(path), header, first)
        return cls(begun, header, log)

    @classmethod
    def open(cls, path: Path | str, lang: str | None = None) -> Self:
        """Open the file of a table, as it was when the last call returned.

        Args:
            path: The file.
            lang: Another language for names that were left empty.

        Raises:
            TableError: The file does not exist, is in use, or is damaged.
        """
        if lang is not None:
            _check_language(lang)
        log, header, change_sets = TableFile.open(Path(path))
        try:
            table = cls.resume(header, change_sets, log)
        except BaseException:
            log.close()
            raise
        if lang is not None:
            table._header = replace(header, lang=lang)
        return table

    @classmethod
    def resume(
        cls, header: TableHeader, change_sets: Sequence[ChangeSet], log: TableLog, snapshot: bytes | None = None
    ) -> Self:
        """Rebuild a table from its header and all its change sets.

        Args:
            header: The header, as `create_log` got it.
            change_sets: All change sets, the first included.
            log: Where further change sets go.
            snapshot: A snapshot of the game, which spares most of the replay; one of another version is ignored.

        Raises:
            TableError: The change sets cannot be replayed.
        """
        path = str(log.path or "")
        entries = [entry for change_set in change_sets for entry in change_set.entries]
        try:
            game = None if snapshot is None else restore(snapshot, entries)
            game = game or replay("\n".join(entries))
        except RecordError as error:
            raise TableError("cannot-resume", path=path, why=error.code) from error
        if len(header.seats) != game.players:
            raise TableError("damaged", path=path, line=1)
        table = cls(game, header, log)
        for at, change_set in enumerate(change_sets, 2):
            for change in change_set.changes:
                if not 0 <= change.seat < game.players:
                    raise TableError("damaged", path=path, line=at)
                table._state.apply(change)
        return table

    def apply_change_set(self, change_set: ChangeSet) -> None:
        """Apply the next change set, which another process stored.

        Raises:
            TableError: It does not follow on this table, which must not be used any more.
        """
        try:
            apply_entries(self._game, change_set.entries)
        except RecordError as error:
            raise TableError("cannot-resume", path="", why=error.code) from error
        self._stored += len(change_set.entries)
        self._standing.mark_seen()
        for change in change_set.changes:
            self._state.apply(change)

    def close(self) -> None:
        """Close the table, so that others can open its file. It can still be read, but not changed."""
        self._is_closed = True
        if self._log is not None:
            self._log.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    # Game and seats --------------------------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        """The game, to read. A move played on it directly is not stored."""
        return self._game

    @property
    def path(self) -> Path | None:
        """Its file; None if it has none."""
        return None if self._log is None else self._log.path

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats, each with the person or bot that decides for it now."""
        return tuple(self._state.seats)

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names; empty ones are numbered. A bot that stands in for a person has the person's name."""
        from carrack.engine.catalogue import catalogue  # Fluent takes longer to import than the whole engine

        messages = catalogue(self._header.lang)
        return tuple(
            seat.name or messages.format("player-name" if seat.kind == "human" else "player-bot", {"number": at})
            for at, seat in enumerate(self._header.seats, 1)
        )

    @property
    def status(self) -> str:
        """`playing`, `over` or `void`."""
        if self._state.is_void:
            return "void"
        return "over" if self._game.is_over else "playing"

    # Storing ---------------------------------------------------------------------------------------------------------

    def _asked(self) -> list[int]:
        """Return the seats that have to decide, people's and bots', in the order in which bots take them."""
        return list(self._game.asked) if self.status == "playing" else []

    def _save(self, *changes: Change) -> None:
        """Apply changes and those that follow from them, and store all in one change set with the new entries."""
        for change in changes:
            self._state.apply(change)
        made = list(changes)
        for change in self._standing.dropped(self._asked):
            self._state.apply(change)
            made.append(change)
        change_set = ChangeSet(self._game.entries(self._stored), tuple(made))
        self._stored += len(change_set.entries)
        if self._log is None or change_set == ChangeSet():
            return
        try:
            self._log.append(change_set)
        except OSError as error:
            self.close()  # the file lacks what is in memory; opening it again gives the state before this call
            raise TableError("not-saved", path=str(self._log.path or ""), reason=error.strerror) from error


def _game_from(position: Mapping[str, Any], players: int, secret: bytes, nonces: Sequence[bytes | None]) -> Game:
    """Start a game from a position; unknown tokens and later shuffles derive from the secret."""
    source = sealed_source(players, secret, tuple(nonces))
    game = load({**position, "chance": chance_data(source)}, source.deal_seed())
    if game.players != players:
        raise TableError("bad-seat", field="seats")
    return game


def _check_language(lang: str) -> None:
    from carrack.engine.catalogue import catalogue

    catalogue(lang)
