"""How a table's state becomes rows of the database, and how it is restored from them."""

from collections.abc import Sequence
from typing import Any

import msgspec

from carrack import __version__
from carrack.engine.errors import CarrackError
from carrack.engine.snapshot import snapshot
from carrack.server.errors import Refused
from carrack.server.logs import log, place_of
from carrack.server.storage.rows import Kept, Nonced, Row, decode, encode
from carrack.server.storage.store import Addition, AnsweredRequest, Store, Summary, key_values
from carrack.server.tables import views
from carrack.server.tables.table_state import TableState

EVERY = 50  # rows between two snapshots
VERSIONS = {"unknown-rules-version", "unknown-game"}  # errors that another carrack would not raise


def addition(
    state: TableState, now: float, answered: AnsweredRequest | None, driver: str, *, is_seen: bool = True
) -> Addition:
    """Return the unsaved rows of a table, ready to be written. `driver` is the process that lets its bots play.

    `is_seen`: the public can see something of the change. Otherwise `changed` is kept, because its time would reveal a
    sealed choice.
    """
    last = state.version + len(state.unsaved)
    is_due = state.life == "playing" and state.table is not None and state.table.next_bot() is not None
    is_due = is_due or bool(state.sealed_orders())
    changed = now if is_seen else None
    facts: dict[str, Any] = {"version": last, "life": state.life, "changed": changed, "host": state.host}
    facts |= {"bot_is_due": is_due, "driver": driver, "driven": now, "summary": summarize(state)}
    opened = None
    if state.version == 0:
        opened = {"id": state.ident, "game": state.opened.game, "is_public": state.opened.is_public, "made": now}
        opened |= {**facts, "resume_after": 0.0, "resume_failures": 0}
    shot = None
    if state.table is not None and state.version // EVERY != last // EVERY:
        shot = {"table_id": state.ident, "maker": __version__, "body": snapshot(state.table.game)}
    return Addition(
        state.ident,
        state.version,
        opened,
        {"ident": state.ident, **facts},
        [
            {"table_id": state.ident, "version": version, "number": state.update, "body": encode(row)}
            for version, row in enumerate(state.unsaved, state.version + 1)
        ],
        None if answered is None else key_values(state.ident, answered),
        shot,
        members(state),
    )


async def load_table(store: Store, ident: str) -> TableState | None:
    """Restore a table from the database; None if there is none. Raises `unreadable-table` if its rows make no sense."""
    stored = await store.load(ident)
    if stored is None:
        return None
    try:
        state = _resumed(ident, [decode(row) for row in stored.rows], stored.snapshot)
    except Exception as error:  # rows that are damaged can raise anything
        raise Refused("unreadable-table", why=_why_unreadable(error)) from error
    state.update = stored.update
    return state


def _resumed(ident: str, rows: Sequence[Row], shot: bytes | None) -> TableState:
    """A table from its rows, without the snapshot if that is damaged."""
    if shot is not None:
        try:
            return TableState.resume(ident, rows, shot)
        except Exception as error:  # noqa: BLE001 - it can raise anything, and the rows alone tell everything
            log.warning("a snapshot cannot be read: %s at %s", type(error).__name__, place_of(error))
    return TableState.resume(ident, rows)


def _why_unreadable(error: BaseException | None) -> str:
    """`version` if a table needs rules that this carrack does not have, else `damage`."""
    while error is not None:
        if isinstance(error, CarrackError) and VERSIONS & {error.code, str(error.details.get("why"))}:
            return "version"
        error = error.__cause__
    return "damage"


def summarize(state: TableState) -> str:
    """Return the summary of a table as the database has it."""
    facts = views.table_facts(state)
    summary = Summary(
        names=tuple(seat["name"] if seat.get("is_taken", True) else "" for seat in facts["seats"]),
        guests=tuple(chair.guest for chair in state.chairs),
        awaited=() if state.table is None else tuple(views.awaited(state, state.table)),
        winners=facts.get("winners", ()),
        is_board=facts["is_board"],
    )
    return msgspec.json.encode(summary).decode()


def members(state: TableState) -> list[dict[str, Any]] | None:
    """Return who sits at a table or is asked to, as rows of the database; None if its fresh rows cannot change that."""
    if all(isinstance(row, Kept | Nonced) for row in state.unsaved):
        return None
    guests = {guest for chair in state.chairs if (guest := chair.guest or chair.kept_for)}
    return [{"guest_id": guest, "table_id": state.ident} for guest in sorted(guests)]
