"""The rules reference over HTTP, and moves inside events spelt out for clients that do not know the notation."""

import carrack
from carrack.engine.reference import rules
from carrack.engine.types import Event
from carrack.server.tables.views import spell_out
from support.site import opened


async def test_the_rules_come_in_a_language_with_what_the_editions_differ_in(database: str) -> None:
    async with opened(database) as site:
        answer = await site.nobody.ask("GET", "/rules/discovery?lang=fr")
        assert [clause["title"] for clause in answer["clauses"]] == [
            clause.title for clause in rules("discovery", "fr").values()
        ]
        assert answer["editions"] == ["2007", "2015"]
        players = next(row for row in answer["differences"] if row["id"] == "D1.1")
        assert all(players["columns"])
        assert players["columns"][0] != players["columns"][1]
        plain = await site.nobody.ask("GET", "/rules/empire")
        assert plain["editions"] == plain["differences"] == []
        assert plain["clauses"]


async def test_rules_of_no_game_and_no_language_are_refused(database: str) -> None:
    async with opened(database) as site:
        await site.nobody.refused("unknown-game", 422, "GET", "/rules/chess")
        await site.nobody.refused("bad-request", 400, "GET", "/rules/empire?lang=de")


def test_a_forced_move_is_spelt_out() -> None:
    event = Event(5, 2, "forced", {"seat": 1, "move": "place captain dock", "more": 0}, game="discovery")
    happening = spell_out(event)
    assert happening.move is not None
    assert (happening.move.kind, happening.move.args) == ("place", {"type": "captain", "place": "dock"})
    assert (happening.serial, happening.number, happening.args) == (event.serial, event.number, event.args)


def test_other_events_stay_as_they_are() -> None:
    game = carrack.new_game("discovery", players=2, seed=1)
    for event in game.events():
        assert spell_out(event).move is None or event.kind == "forced"
