"""Queries and writes of tables, keys and chat. Writes run inside the writer's transactions."""

import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256
from secrets import token_bytes
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct
from sqlalchemy import (
    ClauseElement,
    ColumnElement,
    Connection,
    Dialect,
    Double,
    bindparam,
    case,
    delete,
    func,
    insert,
    literal_column,
    or_,
    select,
    update,
)
from sqlalchemy import text as sql
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.sql.compiler import SQLCompiler

from carrack import __version__
from carrack.server.api_types.answers import ChatLine, LobbyTable, OwnTable, Spoken
from carrack.server.errors import Refused
from carrack.server.storage import schema
from carrack.server.storage.guests import Quotas
from carrack.server.storage.schema import CHAT, NOTIFY, OPEN, ROWS, Guest, Row, decode_row
from carrack.server.storage.writer import WriteConflict

Values = Mapping[str, Any]


class Statement:
    """A statement compiled once for one database. Compiling each time costs more than executing it."""

    def __init__(self, clause: ClauseElement, dialect: Dialect) -> None:
        compiled = clause.compile(dialect=dialect)
        assert isinstance(compiled, SQLCompiler)
        self._text = str(compiled)
        self._order = compiled.positiontup if compiled.positional else None

    def read(self, connection: Connection, values: Values) -> Sequence[Any]:
        """Execute it and return the rows it finds."""
        return connection.exec_driver_sql(self._text, self._ordered(values)).all()

    def each(self, connection: Connection, values: Iterable[Values]) -> None:
        """Execute it for each of these values, at least one."""
        connection.exec_driver_sql(self._text, [self._ordered(one) for one in values])

    def _ordered(self, values: Values) -> Any:
        """Return the values as the driver takes them: by position or by name."""
        return values if self._order is None else tuple(map(values.__getitem__, self._order))


PROBE = "probe"  # a row that only the health check writes
PROBE_BYTES = 16
LOBBY = 200  # tables listed at most
PAGE = 200  # lines of chat read at once
LONGEST_PAUSE = 3600.0  # most seconds before a table that failed is tried again
MOST_DOUBLINGS = 20
CHANGING = ("version", "life", "host", "bot_is_due", "driver", "driven", "summary")


class RequestKey(NamedTuple):
    """The key that a client gave a request, and a digest of its content."""

    key: str
    digest: bytes


class AnsweredRequest(NamedTuple):
    """A request with a key, and its encoded answer."""

    guest: str
    key: RequestKey
    answer: bytes


class Addition(NamedTuple):
    """The rows that a command adds to a table of that version, as column values."""

    ident: str
    version: int
    opened: dict[str, Any] | None  # the row of a new table
    changed: dict[str, Any]
    rows: list[dict[str, Any]]
    key: dict[str, Any] | None
    snapshot: dict[str, Any] | None
    members: list[dict[str, Any]] | None  # the table's members, if they have changed

    @property
    def new_version(self) -> int:
        """The version of the table with these rows."""
        return self.version + len(self.rows)


ID_LENGTH = 16


class Speaker(Struct, frozen=True):
    """The author of a chat line: the guest, the seat, and the names of everybody else at the table."""

    guest: Guest
    seat: int | None
    others: tuple[str, ...]

    def is_namesake(self, more: Iterable[str] = ()) -> bool:
        """Whether somebody else at the table, or one of these, has the same name."""
        own = fold(self.guest.name)
        return any(fold(name) == own for name in (*self.others, *more))


def speaker_id(table: str, guest: str) -> str:
    """Return a public id of a guest that is valid at one table only."""
    return sha256(f"speaker {table} {guest}".encode()).hexdigest()[:ID_LENGTH]


def fold(name: str) -> str:
    """Normalize a name for comparison: case, and compatibility forms of characters."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


class TableRows(NamedTuple):
    """A table as the database has it: its encoded rows, the number of its last update, and a snapshot of its game."""

    rows: list[bytes]
    update: int
    snapshot: bytes | None


_tables = schema.tables.c
_OPEN = insert(schema.tables)
_CHANGE = update(schema.tables).where(_tables.id == bindparam("ident"))
_PROGRESS: dict[str, Any] = {"resume_after": literal_column("0"), "resume_failures": literal_column("0")}
_CHANGE = _CHANGE.values({name: bindparam(name) for name in CHANGING} | _PROGRESS)
_CHANGE = _CHANGE.values(changed=func.coalesce(bindparam("changed", type_=Double), _tables.changed))
_ADD = insert(schema.rows)
_ANSWER = insert(schema.keys)
_DROP_SNAPSHOT = delete(schema.snapshots).where(schema.snapshots.c.table_id == bindparam("ident"))
_ADD_SNAPSHOT = insert(schema.snapshots)
_UNSEAT = delete(schema.members).where(schema.members.c.table_id == bindparam("ident"))
_SEAT = insert(schema.members)
_SINCE = (
    select(schema.rows.c.number, schema.rows.c.body)
    .where(schema.rows.c.table_id == bindparam("ident"), schema.rows.c.version > bindparam("version"))
    .order_by(schema.rows.c.version)
)


class Store:
    """Queries and writes of tables, their keys and their chat."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.can_notify = engine.dialect.name == "postgresql"
        self.is_single_process = engine.dialect.name == "sqlite"  # one process for one file
        self._open, self._change, self._add = (Statement(one, engine.dialect) for one in (_OPEN, _CHANGE, _ADD))
        self._answer, self._unseat, self._seat = (Statement(one, engine.dialect) for one in (_ANSWER, _UNSEAT, _SEAT))
        self._drop_snapshot = Statement(_DROP_SNAPSHOT, engine.dialect)
        self._add_snapshot = Statement(_ADD_SNAPSHOT, engine.dialect)
        self._locks: dict[int, Statement] = {}  # by the number of tables they lock

    # Tables ----------------------------------------------------------------------------------------------------------

    async def since(self, ident: str, version: int) -> list[tuple[int, Row]]:
        """Return the rows of a table after a version, each with the number of its update."""
        async with self.engine.connect() as connection:
            found = await connection.execute(_SINCE, {"ident": ident, "version": version})
            return [(row.number, decode_row(row.body)) for row in found]

    async def load(self, ident: str) -> TableRows | None:
        """Return the encoded rows of a table and its snapshot, if this version made one; None if there is no table."""
        rows, snapshots = schema.rows, schema.snapshots
        async with self.engine.connect() as connection:
            query = select(rows.c.body, rows.c.number).where(rows.c.table_id == ident).order_by(rows.c.version)
            found = (await connection.execute(query)).all()
            mine = (snapshots.c.table_id == ident) & (snapshots.c.maker == __version__)
            snapshot = await connection.scalar(select(snapshots.c.body).where(mine))
        if not found:
            return None
        return TableRows([row.body for row in found], found[-1].number, snapshot)

    async def lobby(self) -> list[LobbyTable]:
        """Return the public tables that are open, the last changed first."""
        tables = schema.tables
        query = select(tables.c.id, tables.c.life, tables.c.game, tables.c.changed, tables.c.host, tables.c.summary)
        query = query.where(tables.c.is_public, tables.c.life.in_(OPEN)).order_by(tables.c.changed.desc()).limit(LOBBY)
        async with self.engine.connect() as connection:
            return [_listed(*row) for row in await connection.execute(query)]

    async def tables_of_host(self, host: str) -> list[LobbyTable]:
        """Return the open tables of a host, the last changed first."""
        tables = schema.tables
        query = select(tables.c.id, tables.c.life, tables.c.game, tables.c.changed, tables.c.host, tables.c.summary)
        query = query.where(tables.c.host == host, tables.c.life.in_(OPEN)).order_by(tables.c.changed.desc())
        async with self.engine.connect() as connection:
            return [_listed(*row) for row in await connection.execute(query.limit(LOBBY))]

    def add_all(self, connection: Connection, calls: list[Sequence[Addition]]) -> list[Exception | None]:
        """Write the rows that commands add to tables. Return a WriteConflict for each that came too late, else None.

        Nothing of a conflicting command is written. All tables are locked at once and in one order: no deadlocks.
        """
        versions = self._lock(connection, sorted({added.ident for call in calls for added in call}))
        faults: list[Exception | None] = []
        accepted: list[Addition] = []
        for call in calls:
            if any(versions.get(added.ident, 0) != added.version for added in call):
                faults.append(WriteConflict())
                continue
            faults.append(None)
            versions |= {added.ident: added.new_version for added in call}
            accepted += call
        self._write(connection, accepted)
        return faults

    def _write(self, connection: Connection, additions: list[Addition]) -> None:
        """Write additions to locked tables, each kind of row by one statement, and notify other processes."""
        seated = {added.ident: added.members for added in additions if added.members is not None}
        snapshots = [added.snapshot for added in additions if added.snapshot is not None]
        for statement, values in (
            (self._open, [added.opened for added in additions if added.opened is not None]),
            (self._change, [added.changed for added in additions if added.opened is None]),
            (self._add, [row for added in additions for row in added.rows]),
            (self._answer, [added.key for added in additions if added.key is not None]),
            (self._drop_snapshot, [{"ident": one["table_id"]} for one in snapshots]),
            (self._add_snapshot, snapshots),
            (self._unseat, [{"ident": ident} for ident in seated]),
            (self._seat, [member for members in seated.values() for member in members]),
        ):
            if values:
                statement.each(connection, values)
        if self.can_notify and additions:
            words = [f"{added.ident}:{added.new_version}" for added in additions]
            connection.execute(NOTIFY, {"channel": ROWS, "words": words})

    def _lock(self, connection: Connection, idents: list[str]) -> dict[str, int]:
        """Lock tables until the transaction ends, and return their versions."""
        # Padded to a power of two with repeats, so that few statements are compiled.
        size = 1 << (len(idents) - 1).bit_length()
        if size not in self._locks:
            mine = _tables.id.in_([bindparam(f"at{at}") for at in range(size)])
            query = select(_tables.id, _tables.version).where(mine).order_by(_tables.id).with_for_update()
            self._locks[size] = Statement(query, self.engine.dialect)
        all_idents = idents + idents[-1:] * (size - len(idents))
        return dict(self._locks[size].read(connection, {f"at{at}": ident for at, ident in enumerate(all_idents)}))

    async def tables_due(self, driver: str, before: float, now: float, most: int) -> list[str]:
        """Return tables whose bot is due and that are this process's or were not driven since `before`, oldest first.

        Postponed tables (`resume_after` later than `now`) are left out.
        """
        tables = schema.tables
        query = select(tables.c.id).where(tables.c.bot_is_due, _may_drive(driver, before), tables.c.resume_after <= now)
        async with self.engine.connect() as connection:
            return list(await connection.scalars(query.order_by(tables.c.driven).limit(most)))

    @staticmethod
    async def claim(connection: AsyncConnection, ident: str, driver: str, before: float, now: float) -> bool:
        """Make a process the driver of a table, unless another one is; return whether it is now."""
        tables = schema.tables
        mine = (tables.c.id == ident) & tables.c.bot_is_due & _may_drive(driver, before)
        done = await connection.execute(update(tables).where(mine).values(driver=driver, driven=now))
        return done.rowcount == 1

    @staticmethod
    async def postpone(connection: AsyncConnection, ident: str, now: float, pause: float) -> float:
        """Leave a table out of `tables_due` for a pause that doubles each time; return its seconds."""
        tables = schema.tables
        mine = tables.c.id == ident
        failures = int(await connection.scalar(select(tables.c.resume_failures).where(mine)) or 0)
        seconds: float = min(pause * 2 ** min(failures, MOST_DOUBLINGS), max(pause, LONGEST_PAUSE))
        values = {"resume_failures": failures + 1, "resume_after": now + seconds}
        await connection.execute(update(tables).where(mine).values(values))
        return seconds

    async def answered(self, ident: str, guest: str, key: RequestKey) -> bytes | None:
        """Return the encoded answer to an earlier request with this key. Raises `key-reused` if that was another."""
        keys = schema.keys
        query = select(keys.c.digest, keys.c.answer).where(
            keys.c.table_id == ident, keys.c.guest_id == guest, keys.c.key == key.key
        )
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).first()
        if row is None:
            return None
        if row.digest != key.digest:
            raise Refused("key-reused", field="key")
        return bytes(row.answer)

    # The server itself -----------------------------------------------------------------------------------------------

    async def migrations(self) -> frozenset[str]:
        """Return the migrations that the database has."""
        async with self.engine.connect() as connection:
            return frozenset(await connection.scalars(sql("SELECT version_num FROM alembic_version")))

    @staticmethod
    async def probe(connection: AsyncConnection) -> None:
        """Write a new value, to see whether the database accepts writes."""
        query = "INSERT INTO secrets VALUES (:name, :value) ON CONFLICT (name) DO UPDATE SET value = :value"
        await connection.execute(sql(query), {"name": PROBE, "value": token_bytes(PROBE_BYTES)})

    # Chat ------------------------------------------------------------------------------------------------------------

    async def chat_lines(self, ident: str, since: int, *, lately: bool = False) -> list[ChatLine]:
        """Return a page of chat lines after a number; with `lately` the last page."""
        chat = schema.chat
        query = select(
            chat.c.number, chat.c.name, chat.c.text, chat.c.made, chat.c.seat, chat.c.guest_id, chat.c.is_namesake
        )
        query = query.where(chat.c.table_id == ident, chat.c.number > since).limit(PAGE)
        query = query.order_by(chat.c.number.desc() if lately else chat.c.number)
        async with self.engine.connect() as connection:
            lines = [
                ChatLine(number, name, text, made, seat, speaker_id(ident, guest), is_namesake)
                for number, name, text, made, seat, guest, is_namesake in await connection.execute(query)
            ]
        return lines[::-1] if lately else lines

    async def last_chat_line(self, ident: str) -> int:
        """Return the number of the last chat line; 0 if there is none."""
        query = select(func.max(schema.chat.c.number)).where(schema.chat.c.table_id == ident)
        async with self.engine.connect() as connection:
            return int(await connection.scalar(query) or 0)

    async def say(
        self,
        connection: AsyncConnection,
        ident: str,
        speaker: Speaker,
        text: str,
        now: float,
        key: RequestKey,
        quotas: Quotas,
    ) -> ChatLine:
        """Insert a chat line. Raises WriteConflict if the key was used already."""
        tables, keys, chat, guest = schema.tables, schema.keys, schema.chat, speaker.guest
        # The table's own row is the lock: two processes must not assign one number.
        await connection.execute(update(tables).where(tables.c.id == ident).values(changed=now))
        mine = (keys.c.table_id == ident) & (keys.c.guest_id == guest.id) & (keys.c.key == key.key)
        if (await connection.execute(select(keys.c.key).where(mine))).first() is not None:
            raise WriteConflict
        await quotas.check_chat(connection, guest.id)
        last = await connection.scalar(select(func.max(chat.c.number)).where(chat.c.table_id == ident))
        lately = select(chat.c.guest_id, chat.c.name).where(chat.c.table_id == ident)
        lately = lately.order_by(chat.c.number.desc()).limit(PAGE)
        others = [row.name for row in await connection.execute(lately) if row.guest_id != guest.id]
        public = speaker_id(ident, guest.id)
        line = ChatLine(
            int(last or 0) + 1, guest.name, text, now, speaker.seat, public, speaker.is_namesake(set(others))
        )
        values = {**msgspec.structs.asdict(line), "table_id": ident, "guest_id": guest.id}
        del values["speaker"]  # derived from table and guest
        await connection.execute(insert(chat).values(values))
        answer = msgspec.json.encode(Spoken(line.number))
        await connection.execute(_ANSWER, key_values(ident, AnsweredRequest(guest.id, key, answer)))
        if self.can_notify:
            await connection.execute(NOTIFY, {"channel": CHAT, "words": [f"{ident}:{line.number}"]})
        return line


def _may_drive(driver: str, before: float) -> ColumnElement[bool]:
    return or_(schema.tables.c.driver == driver, schema.tables.c.driven <= before)


def key_values(ident: str, request: AnsweredRequest) -> dict[str, Any]:
    key = {"key": request.key.key, "digest": request.key.digest}
    return {"table_id": ident, "guest_id": request.guest, **key, "answer": request.answer}


OWN_PAGE = 50  # tables that are listed at once
RANKS = {"playing": 0, "gathering": 1}  # of tables that can still be played; all others come after
CLOSED = "closed"


class Summary(Struct, omit_defaults=True):
    """A table's entry in lists, by seat. Everybody may know it, except `guests`, which are ids."""

    names: tuple[str, ...] = ()
    guests: tuple[str, ...] = ()
    awaited: tuple[int, ...] = ()
    asked: str = ""  # the kind of question
    winners: tuple[int, ...] = ()
    is_board: bool = False
    free: int = 0  # seats that are open to everybody
    options: dict[str, bool | int | str] = {}


def _listed(ident: str, life: str, game: str, changed: float, host: str, text: str) -> LobbyTable:
    summary = msgspec.json.decode(text, type=Summary)
    seat = summary.guests.index(host) if host in summary.guests else None
    return LobbyTable(ident, life, game, changed, list(summary.names), seat, summary.free, summary.options)


async def list_own_tables(engine: AsyncEngine, guest: str, skip: int) -> list[OwnTable]:
    """Return a page of a guest's tables: running tables first, the guest's turn before others.

    After them come tables that gather, and last those that are over; within each the one that changed last is first.
    """
    tables, seated = schema.tables, schema.members
    rank = case(RANKS, value=tables.c.life, else_=len(RANKS))
    query = (
        select(tables.c.id, tables.c.life, tables.c.game, tables.c.changed, tables.c.host, tables.c.summary)
        .join(seated, seated.c.table_id == tables.c.id)
        .where(seated.c.guest_id == guest, tables.c.life != CLOSED)
        .order_by(rank, tables.c.changed.desc(), tables.c.id)
        .limit(OWN_PAGE)
        .offset(skip)
    )
    async with engine.connect() as connection:
        found = [_own_table(guest, *row) for row in await connection.execute(query)]
    return sorted(found, key=lambda one: (RANKS.get(one.life, len(RANKS)), one.is_board, not _is_turn(one)))


def _own_table(guest: str, ident: str, life: Any, game: str, changed: float, host: str, text: str) -> OwnTable:
    summary = msgspec.json.decode(text, type=Summary)
    yours = [seat for seat, one in enumerate(summary.guests) if one == guest]
    names, awaited, winners = list(summary.names), list(summary.awaited), list(summary.winners)
    is_host, asked = host == guest, summary.asked
    return OwnTable(ident, life, game, changed, names, yours, awaited, asked, winners, is_host, summary.is_board)


def _is_turn(one: OwnTable) -> bool:
    return one.life == "playing" and not set(one.yours).isdisjoint(one.awaited)
