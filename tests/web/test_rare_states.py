"""States of the table of `discovery` that come up rarely, in a real browser: positions laid out for them."""

from pathlib import Path

import pytest

from carrack.games.discovery.words import WORDS
from support.client import browse
from support.rare_positions import (
    mixed_dock,
    points_for_sale,
    ship_at_the_dock,
    ship_on_offer,
    university_at_placement,
)
from support.site import begin_at, site_in

pytestmark = pytest.mark.usefixtures("chromium")


async def test_nations_and_the_player_order_are_sold_over_the_boxes(tmp_path: Path) -> None:
    async with site_in(tmp_path) as site:
        found = await browse("nations.mjs", f"{site.base}/")
        assert found["faults"] == []
        for seen in found["found"].values():
            assert seen["flaws"] == []
            assert seen["cards"] == 6
            assert not seen["isListed"], "the list is not needed"
            assert "seat-none" in seen["before"], "who has no nation has no colour"
            assert seen["isStepped"]
            assert seen["offered"] == "$15?"
            assert seen["after"], "and takes the colour of the nation"
            assert (seen["title"], seen["bids"]) == ("Player order", 1)


async def test_the_power_of_a_nation_is_used_by_its_emblem(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begin_at(monkeypatch, ship_on_offer())
    async with site_in(tmp_path) as site:
        found = await browse("power.mjs", f"{site.base}/")
        assert found["faults"] == []
        for seen in found["found"].values():
            assert seen["left"] == ["×1", "×2", "×2"]
            assert seen["line"] == "Once: take the ship just before shipping"
            assert not seen["isListed"]
            assert seen["clicks"] == 2, "one takes it in hand, one plays it"
            assert seen["ships"] == [1, 0, 0]
        assert found["found"]["wide"]["after"] == ["×2", "×2"], "a power that is used up is not shown"


async def test_points_are_bought_in_the_bar(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begin_at(monkeypatch, points_for_sale())
    async with site_in(tmp_path) as site:
        found = await browse("points.mjs", f"{site.base}/")
        assert found["faults"] == []
        wide, phone = found["found"]["wide"], found["found"]["phone"]
        for seen in (wide, phone):
            assert not seen["isListed"]
            assert seen["flaws"] == []
            assert seen["line"] == "5 points for $5; you keep $9."
            assert "16 points, $14" in seen["stage"]
            assert "+5 → 21 points, $9" in seen["stage"]
            assert "A building costs $14 next turn: $9 would not be enough." in seen["stage"]
            assert "In age III a point costs $10." in seen["stage"]
        assert wide["card"] == ["$14 $9", "16 21"]
        assert wide["bought"] == 5
        assert phone["bought"] == 0, "the button that forgoes plays at once"


async def test_england_puts_the_dock_in_order_in_one_call(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begin_at(monkeypatch, mixed_dock())
    async with site_in(tmp_path) as site:
        found = await browse("england.mjs", f"{site.base}/")
        assert found["faults"] == []
        wide, phone = found["found"]["wide"], found["found"]["phone"]
        for seen in (wide, phone):
            assert not seen["isListed"]
            assert seen["flaws"] == []
            assert seen["tiles"] == 5, "two join, as many as can"
            assert seen["isMoved"], "a tile can be dragged"
            assert "Send the missionary" in seen["question"], "who was named first sails first"
            assert seen["used"] == 0
        assert wide["isCancelled"], "Escape puts it back"
        assert wide["fewer"] == 4
        assert (wide["note"], phone["note"]) == ("2 of 4 set", "3 of 5 set")
        dock, joined = WORDS["space"].index("dock-1"), WORDS["space"].index("joined-1")
        in_order = [one for one in wide["spaces"][dock : joined + 2] if one]
        assert [(one - 1) // 6 for one in in_order] == [0, 2, 1, 0], "then the rest as it was"


async def test_the_stage_says_what_a_ship_would_have_paid(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begin_at(monkeypatch, ship_at_the_dock())
    async with site_in(tmp_path) as site:
        found = await browse("mayflower.mjs", f"{site.base}/")
        assert found["faults"] == []
        told = "Your second ship Mayflower Sails after X, Y and your first ship last It is in no set this turn −$3"
        assert found["found"]["wide"]["pointed"].startswith(told)
        for seen in found["found"].values():
            assert seen["stage"].startswith(told)
            assert seen["flaws"] == []
            assert seen["sailing"] == [2, 0]


async def test_the_university_is_armed_by_its_tile(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begin_at(monkeypatch, university_at_placement())
    async with site_in(tmp_path) as site:
        found = await browse("front.mjs", f"{site.base}/")
        assert found["faults"] == []
        dock = WORDS["space"].index("dock-1")
        for seen in found["found"].values():
            assert seen["flaws"] == []
            assert seen["unarmed"] == 0, "workers are not lit before the tile is tapped"
            assert sorted(seen["lit"]) == ["space:dock:3", "space:goods:2"]
            assert (seen["front"], seen["shifted"]) == ("space:dock:1", 2)
            assert [(one - 1) // 6 for one in seen["spaces"][dock : dock + 3]] == [0, 1, 2]
