"""Tables: who sits where, and their life from the first guest to the rematch."""

from typing import Any

import pytest

import carrack
from carrack.server.errors import Refused
from carrack.server.tables.table_state import ACTIONS, NEXT, check_life
from support.site import Person, Site, opened


async def life(person: Person, table: str) -> str:
    return str((await person.look(table))["sections"]["table"]["life"])


async def finish(site: Site, table: str, people: list[Person]) -> None:
    """Play a game of the toy to its end, everybody the first move there is."""
    while True:
        state = site.registry.tables[table].state
        assert state is not None
        assert state.table is not None
        if state.life != "playing":
            return
        game = state.table.game
        seat = next(seat for seat in game.deciders if seat not in game.committed)
        await people[seat].play(table, seat, game.legal_moves(seat)[0])


async def test_a_table_is_created_with_a_game_its_options_and_all_kinds_of_seats(database: str) -> None:
    async with opened(database) as site:
        ana = await site.guest("Ana")
        seats = [{"kind": "mine"}, {"kind": "open"}, {"kind": "invited"}, {"kind": "bot", "level": 2}]
        options = {"edition": "2007", "builders": False}
        made = await ana.ask("POST", "/tables", {"game": "discovery", "options": options, "seats": seats})
        facts = made["sections"]["table"]
        assert (facts["game"], facts["life"], facts["options"]["edition"]) == ("discovery", "gathering", "2007")
        assert [seat["kind"] for seat in facts["seats"]] == ["mine", "open", "invited", "bot"]
        mine = {"kind": "mine", "name": "Ana", "is_host": True, "is_program": False, "is_taken": True}
        assert facts["seats"][0] == mine
        assert facts["seats"][3]["level"] == 2
        assert (made["yours"], made["is_host"]) == ([0], True)
        assert len(facts["commitment"]) == 64


async def test_every_option_of_every_game_can_be_chosen(database: str) -> None:
    async with opened(database) as site:
        ana = await site.guest("Ana")
        games = {game["name"]: game for game in await site.nobody.ask("GET", "/games")}
        assert games.keys() == set(carrack.games())
        for name, game in games.items():
            assert [option["key"] for option in game["options"]] == [one.key for one in carrack.options(name)]
            low, high = game["players"]
            for option in game["options"]:
                refused = set()
                for players in range(low, high + 1):
                    body = {"game": name, "seats": [{"kind": "mine"}] * players}
                    body["options"] = {option["key"]: option["default"]}
                    answer = await ana.call("POST", "/tables", body)
                    refused.add(answer.status_code)
                assert 201 in refused, option


async def test_games_tell_how_many_can_play_with_which_choice(database: str) -> None:
    async with opened(database) as site:
        games = {game["name"]: game for game in await site.nobody.ask("GET", "/games")}
        bounds = {name: (game["players"], game["players_with"]) for name, game in games.items()}
        fewer = {"edition=2007": [2, 5], "two_player_captains=true": [2, 2]}
        assert (bounds["discovery"], bounds["empire"]) == (([2, 6], fewer), ([2, 6], {}))


async def test_open_seats_are_for_anybody_and_invited_ones_need_the_code(database: str) -> None:
    async with opened(database) as site:
        ana, bea, cleo = await site.guests("Ana", "Bea", "Cleo")
        seats = [{"kind": "mine"}, {"kind": "open"}, {"kind": "invited"}]
        table = (await ana.ask("POST", "/tables", {"game": "toy", "seats": seats}))["id"]
        join = f"/tables/{table}/seats"
        await bea.refused("seat-taken", 409, "POST", f"{join}/0/join", {})
        await cleo.refused("bad-code", 403, "POST", f"{join}/2/join", {"code": "guess"})
        await ana.refused("already-seated", 409, "POST", f"{join}/1/join", {})
        await ana.refused("seats-empty", 409, "POST", f"/tables/{table}/start")
        (invitation,) = await ana.ask("GET", f"/tables/{table}/invitations")
        assert invitation["seat"] == 2
        await bea.ask("POST", f"{join}/1/join", {})
        seen = await cleo.ask("POST", f"{join}/2/join", {"code": invitation["code"]})
        assert [seat["name"] for seat in seen["sections"]["table"]["seats"]] == ["Ana", "Bea", "Cleo"]
        await bea.refused("not-host", 403, "POST", f"/tables/{table}/start")
        await ana.ask("POST", f"/tables/{table}/start")
        assert await life(bea, table) == "playing"
        await site.nobody.refused("no-token", 401, "POST", f"{join}/1/join", {})
        await (await site.guest("Dan")).refused("wrong-life", 409, "POST", f"{join}/1/join", {})


async def test_a_hot_seat_is_several_seats_of_one_guest(database: str) -> None:
    async with opened(database) as site:
        ana = await site.guest("Ana")
        made = await ana.ask("POST", "/tables", {"game": "toy", "seats": [{"kind": "mine"}] * 2})
        await ana.ask("POST", f"/tables/{made['id']}/start")
        await ana.play(made["id"], 0, "bid 1")
        await ana.play(made["id"], 1, "bid 2")
        assert (await ana.look(made["id"], 1))["sections"]["view.number"] == 1


async def test_the_creator_has_to_sit_somewhere(database: str) -> None:
    async with opened(database) as site:
        ana = await site.guest("Ana")
        body = {"game": "toy", "seats": [{"kind": "open"}, {"kind": "bot"}]}
        await ana.refused("no-own-seat", 422, "POST", "/tables", body)


async def test_the_lobby_lists_public_tables_that_gather_or_play(database: str) -> None:
    async with opened(database) as site:
        ana, bea = await site.guests("Ana", "Bea")
        hidden = await site.table(ana, bea, started=False)
        gathering = await site.table(ana, bea, started=False, is_public=True)
        playing = await site.table(ana, bea, is_public=True)
        ended = await site.table(ana, bea, is_public=True)
        for seat, person in enumerate((ana, bea)):
            await person.ask("POST", f"/tables/{ended}/seats/{seat}/void", {})
        listed = await site.nobody.ask("GET", "/tables")
        assert {(one["id"], one["life"]) for one in listed} == {(gathering, "gathering"), (playing, "playing")}
        assert hidden not in str(listed)


async def test_the_lobby_tells_who_hosts_which_seats_are_free_and_the_options(database: str) -> None:
    async with opened(database) as site:
        ana, bea = await site.guests("Ana", "Bea")
        more: dict[str, Any] = {
            "game": "discovery",
            "options": {"edition": "2007"},
            "more_seats": [{"kind": "open"}, {"kind": "bot"}],
        }
        table = await site.table(ana, started=False, is_public=True, **more)
        (listed,) = await site.nobody.ask("GET", "/tables")
        assert (listed["names"][:2], listed["host"], listed["free"]) == (["Ana", ""], 0, 1)
        assert listed["options"]["edition"] == "2007"
        await bea.ask("POST", f"/tables/{table}/seats/1/join", {})
        (listed,) = await site.nobody.ask("GET", "/tables")
        assert (listed["names"][:2], listed["free"]) == (["Ana", "Bea"], 0)


async def test_who_leaves_before_the_game_frees_the_seat_and_hands_over(database: str) -> None:
    async with opened(database) as site:
        ana, bea, cleo = await site.guests("Ana", "Bea", "Cleo")
        table = await site.table(ana, bea, started=False)
        await ana.ask("POST", f"/tables/{table}/seats/0/leave", {})
        seen = await bea.look(table)
        assert [seat["is_taken"] for seat in seen["sections"]["table"]["seats"]] == [False, True]
        assert seen["is_host"]
        await cleo.ask("POST", f"/tables/{table}/seats/0/join", {})
        await bea.ask("POST", f"/tables/{table}/start")
        assert await life(bea, table) == "playing"


async def test_a_table_that_everybody_left_is_closed(database: str) -> None:
    async with opened(database) as site:
        ana, bea = await site.guests("Ana", "Bea")
        table = await site.table(ana, bea, started=False)
        await bea.ask("POST", f"/tables/{table}/seats/1/leave", {})
        await ana.ask("POST", f"/tables/{table}/seats/0/leave", {})
        assert await life(site.nobody, table) == "closed"
        problem = await ana.refused("wrong-life", 409, "POST", f"/tables/{table}/seats/0/join", {})
        assert problem["detail"] == "Everybody has left this table."


async def test_a_bot_keeps_the_seat_of_who_leaves_and_gives_it_back(database: str) -> None:
    async with opened(database) as site:
        ana, bea = await site.guests("Ana", "Bea")
        table = await site.table(ana, bea, game="empire", more_seats=[{"kind": "mine"}])
        await bea.ask("POST", f"/tables/{table}/seats/1/leave", {"level": 0})
        seat = (await ana.look(table))["sections"]["table"]["seats"][1]
        assert (seat["kind"], seat["level"], seat["is_away"], seat["name"]) == ("bot", 0, True, "Bea")
        await bea.refused("bad-level", 422, "POST", f"/tables/{table}/seats/1/leave", {"level": 77})
        await ana.refused("not-your-seat", 403, "POST", f"/tables/{table}/seats/1/return")
        await bea.ask("POST", f"/tables/{table}/seats/1/return")
        await bea.refused("not-replaced", 409, "POST", f"/tables/{table}/seats/1/return")
        assert (await ana.look(table))["sections"]["table"]["seats"][1]["kind"] == "human"


async def test_who_resigns_is_out_for_good(database: str) -> None:
    async with opened(database) as site:
        ana, bea = await site.guests("Ana", "Bea")
        table = await site.table(ana, bea, game="empire", more_seats=[{"kind": "mine"}])
        await bea.ask("POST", f"/tables/{table}/seats/1/resign")
        assert (await ana.look(table))["sections"]["table"]["seats"][1]["has_resigned"]
        await bea.refused("not-replaced", 409, "POST", f"/tables/{table}/seats/1/return")


async def test_a_game_is_void_when_all_agree(database: str) -> None:
    async with opened(database) as site:
        ana, bea = await site.guests("Ana", "Bea")
        table = await site.table(ana, bea)
        await bea.refused("not-agreed", 409, "POST", f"/tables/{table}/seats/1/void", {"agrees": False})
        await ana.ask("POST", f"/tables/{table}/seats/0/void", {})
        assert (await site.nobody.look(table))["sections"]["table"]["agreed"] == [0]
        await ana.ask("POST", f"/tables/{table}/seats/0/void", {"agrees": False})
        await bea.ask("POST", f"/tables/{table}/seats/1/void", {})
        assert await life(ana, table) == "playing"
        await ana.ask("POST", f"/tables/{table}/seats/0/void", {})
        assert await life(ana, table) == "void"
        node = {"number": 0, "takebacks": 0, "key": "12345678"}
        await ana.refused("wrong-life", 409, "POST", f"/tables/{table}/seats/0/moves", {**node, "move": "bid 1"})


async def test_after_the_game_the_same_people_play_again(database: str) -> None:
    async with opened(database) as site:
        people = await site.guests("Ana", "Bea")
        ana, bea = people
        table = await site.table(*people)
        await bea.refused("wrong-life", 409, "POST", f"/tables/{table}/rematch")
        await finish(site, table, people)
        facts = (await ana.look(table))["sections"]["table"]
        assert facts["life"] == "over"
        assert len(facts["scores"]) == 2
        assert facts["winners"]
        new = (await bea.ask("POST", f"/tables/{table}/rematch"))["id"]
        again = await ana.refused("rematch-made", 409, "POST", f"/tables/{table}/rematch")
        assert again["table"] == new == (await ana.look(table))["sections"]["table"]["rematch"]
        seen = await bea.look(new)
        assert seen["is_host"]
        seats = seen["sections"]["table"]["seats"]
        assert [(seat["name"], seat["is_taken"]) for seat in seats] == [("Ana", False), ("Bea", True)]
        assert seen["sections"]["table"]["commitment"] != facts["commitment"]
        await ana.ask("POST", f"/tables/{new}/seats/0/join", {})
        await bea.ask("POST", f"/tables/{new}/start")
        await ana.play(new, 0, "bid 1")


async def test_bots_play_when_they_are_due(database: str) -> None:
    async with opened(database) as site:
        ana = await site.guest("Ana")
        seats = [{"kind": "mine"}, {"kind": "bot", "level": 0}, {"kind": "bot", "level": 1}]
        table = (await ana.ask("POST", "/tables", {"game": "empire", "seats": seats}))["id"]
        await ana.ask("POST", f"/tables/{table}/start")
        for _ in range(3):
            seen = await ana.awaited(table, 0)
            number = seen["sections"]["view.number"]
            await ana.play(table, 0, next(one["move"] for one in seen["sections"]["menu"] if not one["refusal"]))
        assert number > 0


async def test_anybody_who_knows_the_table_may_look_on(database: str) -> None:
    async with opened(database) as site:
        ana, bea, cleo = await site.guests("Ana", "Bea", "Cleo")
        table = await site.table(ana, bea)
        public = await site.nobody.look(table)
        assert (public["seat"], public["yours"]) == (None, [])
        assert "menu" not in public["sections"]
        assert (await cleo.look(table))["sections"] == public["sections"]
        events = await cleo.ask("GET", f"/tables/{table}/events?since=0")
        assert events["serial"] == len(events["events"])
        record = await cleo.call("GET", f"/tables/{table}/record")
        assert record.text.startswith("carrack-record 1")
        await site.nobody.refused("no-such-table", 404, "GET", f"/tables/{'x' * 22}")


def test_every_life_and_action_has_an_answer() -> None:
    for now, after in NEXT.items():
        for action, lives in ACTIONS.items():
            if now in lives:
                check_life(now, action)
            else:
                with pytest.raises(Refused, match="wrong-life"):
                    check_life(now, action)
        assert set(after) <= NEXT.keys()


CALLS: dict[str, tuple[str, str, Any]] = {
    "join": ("POST", "/seats/1/join", {}),
    "nonce": ("PUT", "/seats/0/nonce", {"nonce": "00" * 16}),
    "seats": ("PUT", "/seats", {"seats": [{"kind": "kept", "was": 0}, {"kind": "bot"}], "update": 1}),
    "start": ("POST", "/start", None),
    "leave": ("POST", "/seats/0/leave", {}),
    "return": ("POST", "/seats/0/return", None),
    "resign": ("POST", "/seats/0/resign", None),
    "agree": ("POST", "/seats/0/void", {}),
    "play": ("POST", "/seats/0/undo", {"number": 0, "takebacks": 0, "key": "12345678"}),
    "help": ("POST", "/seats/0/preview", {"move": "bid 0"}),
    "stand": ("GET", "/seats/0/standing", None),
    "rematch": ("POST", "/rematch", None),
    "reveal": ("GET", "/reveal", None),
    "fork": ("POST", "/forks", {"number": 0, "seats": [{"kind": "mine"}] * 2}),
    "back": ("POST", "/seats/0/back", {"number": 0, "takebacks": 0, "to": 0, "key": "12345678"}),
    "replay": ("GET", "/replay/0", None),
    "scores": ("GET", "/scores", None),
    "verify": ("GET", "/verify", None),
}


async def test_every_action_is_refused_in_every_other_life(database: str) -> None:
    assert CALLS.keys() == ACTIONS.keys()

    async with opened(database) as site:
        people = await site.guests("Ana", "Bea")
        ana, bea = people
        tables = {"gathering": await site.table(ana, bea, started=False), "playing": await site.table(ana, bea)}
        tables["over"], tables["void"] = await site.table(ana, bea), await site.table(ana, bea)
        await finish(site, tables["over"], people)
        for seat, person in enumerate(people):
            await person.ask("POST", f"/tables/{tables['void']}/seats/{seat}/void", {})
        for now, table in tables.items():
            for action, (method, path, body) in CALLS.items():
                if now not in ACTIONS[action]:
                    await ana.refused("wrong-life", 409, method, f"/tables/{table}{path}", body)
        closed = await site.table(ana, bea, started=False)
        for seat, person in enumerate(people):
            await person.ask("POST", f"/tables/{closed}/seats/{seat}/leave", {})
        for action, (method, path, body) in CALLS.items():  # there is no host and no seat of anybody any more
            answer = await ana.call(method, f"/tables/{closed}{path}", body)
            assert answer.json()["code"] in {"wrong-life", "not-your-seat", "not-host", "not-seated"}, action


async def test_a_guest_can_change_name_and_language(database: str) -> None:
    async with opened(database) as site:
        ana, bea = await site.guests("Ana", "Bea")
        await ana.ask("PUT", "/session", {"name": " Anna ", "lang": "fr"})
        made = await ana.ask("POST", "/tables", {"game": "toy", "seats": [{"kind": "mine"}, {"kind": "open"}]})
        assert made["sections"]["table"]["seats"][0]["name"] == "Anna"
        problem = await ana.refused("seats-empty", 409, "POST", f"/tables/{made['id']}/start")
        assert problem["title"] == "Impossible maintenant"
        await bea.refused("bad-text", 422, "PUT", "/session", {"name": "  ", "lang": "en"})
