"""Reading changes no table: neither its rows nor its game."""

import pytest
from sqlalchemy import select

from carrack.engine.game import timeline_of
from carrack.server.storage import schema
from carrack.server.storage.schema import GameChanged, decode_row
from carrack.server.tables import after_game
from carrack.server.tables.actions import join
from carrack.server.tables.table_state import TableState
from support.site import Site, opened

READS = ("", "/events", "/record", "/replay", "/replay/0", "/scores", "/reveal", "/verify", "/chat")


async def stored(site: Site) -> list[object]:
    """All tables and all rows, as the database has them."""
    async with site.registry.store.engine.connect() as connection:
        found: list[object] = []
        for part in (schema.tables, schema.rows):
            found += (await connection.execute(select(part))).all()
        return found


async def test_a_finished_game_can_be_read_in_every_way_without_a_change(sqlite: str) -> None:
    async with opened(sqlite) as site:
        table = await site.table(*await site.guests("Ana", "Bea"), game="empire")
        await site.play_on(table)
        before = await stored(site)
        hosted = site.registry.tables[table]
        assert hosted.state is not None
        assert hosted.state.table is not None
        revision = timeline_of(hosted.state.table.game).revision()
        for path in READS:
            assert (await site.nobody.call("GET", f"/tables/{table}{path}")).status_code == 200
        assert timeline_of(hosted.state.table.game).revision() == revision
        assert await stored(site) == before


async def test_loading_a_finished_game_makes_no_rows_even_if_its_secret_was_not_revealed(sqlite: str) -> None:
    async with opened(sqlite) as site:
        table = await site.table(*await site.guests("Ana", "Bea"))
        await site.play_on(table)
        found = await site.registry.store.load(table)
        assert found is not None
        rows = [decode_row(row) for row in found.rows]
    last = rows.pop()
    assert isinstance(last, GameChanged)
    assert last.row.entries == ("reveal",)
    state = TableState.resume(table, rows)
    assert (state.life, state.unsaved) == ("over", [])
    assert after_game.revealed(state) == after_game.revealed(state)
    assert state.table is not None
    assert state.table.game.entries()[-1] != "reveal"
    assert state.unsaved == []


async def test_a_read_that_changes_the_table_fails_and_leaves_nothing_behind(sqlite: str) -> None:
    async with opened(sqlite) as site:
        ana = await site.guest("Ana")
        table = await ana.table_with("open")
        before = await stored(site)
        guest = await site.registry.guests.by_token((await site.guest("Bea")).token)
        assert guest is not None
        with pytest.raises(AssertionError, match="changed the table"):
            await site.registry.read(table, lambda state: join(state, guest, 1, "", None))
        assert await stored(site) == before
        assert not (await ana.look(table))["sections"]["table"]["seats"][1]["is_taken"]
