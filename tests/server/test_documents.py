"""The published documents: complete, and true of what is sent."""

import json
import random
import runpy
from pathlib import Path
from types import NoneType
from typing import Any, get_args

import jsonschema_rs
import msgspec
import pytest

from carrack.server import Config, make_app
from carrack.server.api_types.requests import ClientMessage, NewSeat
from carrack.server.http.app import HANDLERS
from carrack.server.http.openapi import IN_LIVE, live_document, openapi_document, wire_schemas
from carrack.server.storage.schema import Guest
from carrack.server.tables.actions import open_table, start
from carrack.server.tables.table_state import TableState
from carrack.server.tables.views import events, full_view
from support.schemas import check
from support.site import Site, opened

EVERYTHING: dict[str, Any] = {"builders": True, "expansion_buildings": True, "scouting": True, "nations": "auction"}
GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("discovery", 2, {"edition": "2007"}),
    ("discovery", 3, EVERYTHING),
    ("empire", 3, {}),
    ("empire", 2, {"auction": "sealed", "version": "beginner"}),
]


@pytest.fixture(scope="module")
def openapi() -> Any:
    return openapi_document(make_app(Config()))


def pointers(schema: Any) -> set[str]:
    if isinstance(schema, list):
        return {ref for part in schema for ref in pointers(part)}
    if not isinstance(schema, dict):
        return set()
    own = {schema["$ref"]} if isinstance(schema.get("$ref"), str) else set()
    return own | {ref for part in schema.values() for ref in pointers(part)}


def test_every_reference_leads_somewhere(openapi: Any) -> None:
    live = live_document()
    assert pointers(openapi) <= {f"#/components/schemas/{name}" for name in openapi["components"]["schemas"]}
    assert pointers(live) == {f"#/$defs/{name}" for name in live["$defs"]}


def test_every_call_says_what_it_does_answers_and_refuses(openapi: Any) -> None:
    assert openapi["openapi"].startswith("3.1")
    ids = []
    for path, item in openapi["paths"].items():
        for method, operation in item.items():
            ids.append(operation["operationId"])
            assert operation["summary"], (path, method)
            assert operation["description"].endswith("."), (path, method)
            fine, *others = operation["responses"]
            assert fine in {"200", "201", "204"}
            assert others == (["503", "default"] if path == "/health" else ["default"])
            assert set(operation["responses"]["default"]["content"]) == {"application/problem+json"}
    assert len(ids) == len(set(ids))


def bodies_of(openapi: Any) -> dict[str, str]:
    """The names of the schemas of all bodies, by the id of the call."""
    return {
        operation["operationId"]: operation["requestBody"]["content"]["application/json"]["schema"]["$ref"].split("/")[
            -1
        ]
        for item in openapi["paths"].values()
        for operation in item.values()
        if "requestBody" in operation
    }


def test_bodies_need_what_the_server_needs(openapi: Any) -> None:
    schemas, bodies = openapi["components"]["schemas"], bodies_of(openapi)
    read = {
        handler.handler_name: handler.parsed_fn_signature.parameters["data"]
        for handler in HANDLERS
        if "data" in handler.parsed_fn_signature.parameters
    }
    assert bodies.keys() == read.keys()
    for name, parameter in read.items():
        kind = next(kind for kind in (*get_args(parameter.annotation), parameter.annotation) if kind is not NoneType)
        fields = msgspec.structs.fields(kind)
        needed = {field.name for field in fields if field.required}
        assert set(schemas[bodies[name]].get("required", ())) == needed, name
        assert {field.name for field in fields} == set(schemas[bodies[name]]["properties"]) - {"type"}
    for message in get_args(ClientMessage):
        assert "type" in schemas[message.__name__]["required"]


async def test_over_http_the_type_of_a_call_may_be_left_out(database: str, openapi: Any) -> None:
    schema = jsonschema_rs.validator_for({**openapi["components"]["schemas"]["MoveCall"]})

    async with opened(database) as site:
        ana, bea = await site.guests("Ana", "Bea")
        table = await site.table(ana, bea)
        for more in ({}, {"type": "move"}, {"type": "undo"}, {"type": None}, {"key": "short"}, {"key": "é" * 8}):
            body = {**await ana.node(table, 0), "move": "bid 1", **more}
            answer = await ana.call("POST", f"/tables/{table}/seats/0/moves", body)
            assert answer.is_success == schema.is_valid(body), (more, answer.text)
            assert answer.is_success == (more in ({}, {"type": "move"}))


def test_requests_allow_no_field_they_do_not_know(openapi: Any) -> None:
    schemas = openapi["components"]["schemas"]
    bodies = set(bodies_of(openapi).values())
    assert {"NewTable", "MoveCall", "Line"} <= bodies
    spoken = {ref["$ref"].rpartition("/")[2] for ref in schemas["FromClient"]["anyOf"]}
    for name in bodies | spoken:
        assert schemas[name]["additionalProperties"] is False, name


def test_who_must_have_a_token_is_told(openapi: Any) -> None:
    paths = openapi["paths"]
    assert "security" not in paths["/api/games"]["get"]
    known: list[Any] = [{"token": []}, {"session": []}]
    assert paths["/api/tables"]["post"]["security"] == known
    assert paths["/api/tables/{ident}"]["get"]["security"] == [{}, *known]


def test_nothing_of_a_game_may_be_anything() -> None:
    """Every field has a type that says something; only the arguments of sentences are any texts and numbers."""
    for name, schema in wire_schemas(IN_LIVE).items():
        for field, inner in schema.get("properties", {}).items():
            assert inner not in ({}, {"type": "object"}, {"type": "array"}), (name, field)


@pytest.mark.parametrize(("game", "players", "options"), GAMES, ids=[f"{g}-{p}" for g, p, _ in GAMES])
def test_pictures_and_events_of_whole_games_have_their_shapes(game: str, players: int, options: dict[str, Any]) -> None:
    state = TableState("a" * 22)
    ana = Guest("ana", "Ana", "en")
    open_table(state, ana, game, options, [NewSeat("mine")] * players, True, bytes(32), [""] * players)
    check("TableView", msgspec.to_builtins(full_view(state, None)))
    start(state, ana)
    assert state.table is not None
    rng = random.Random(7)
    nodes = 0
    while state.life == "playing":
        running = state.table.game
        seat = next(seat for seat in running.deciders if seat not in running.committed)
        if nodes % 7 == 0:
            for viewer in (None, *range(players)):
                check("TableView", msgspec.to_builtins(full_view(state, viewer)))
        state.table.play(seat, rng.choice(running.legal_moves(seat)), running.number, running.takebacks)
        state.update_life()
        nodes += 1
    check("TableView", msgspec.to_builtins(full_view(state, 0)))
    for viewer in (None, 0):
        for event in events(state, viewer, 0):
            check("Happening", msgspec.to_builtins(event))


def test_the_shapes_are_narrow() -> None:
    event = {"audience": None, "tells": False, "game": "discovery", "move": None}
    placed = {"serial": 0, "number": 0, "kind": "placed", **event}
    check("Happening", {**placed, "args": {"seat": 0, "type": "colonist", "place": "dock"}})
    for args in ({"seat": 0, "type": "colonist"}, {"seat": 0, "type": "wizard", "place": "dock"}):
        with pytest.raises(AssertionError, match="Happening"):
            check("Happening", {**placed, "args": args})


async def test_live_messages_have_their_shapes(database: str) -> None:
    async with opened(database) as site:
        ana = await site.guest("Ana")
        table = await site.table(ana, game="empire", more_seats=[{"kind": "bot", "level": 0}], started=False)
        kinds = set()
        async with ana.live(table, 0) as wire:
            await ana.ask("POST", f"/tables/{table}/start")
            for _ in range(3):
                seen = await ana.awaited(table, 0)
                move = next(one for one in seen["sections"]["menu"] if one["refusal"] is None)
                node = await ana.node(table, 0)
                await wire.send({"type": "move", "move": move["move"], **node})
                await wire.until("done")
            await wire.send({"type": "say", "text": "Well", "key": ana.key()})
            await wire.until("said")
            await wire.send({"type": "retract", **await ana.node(table, 0)})
            await wire.send("{")
            await wire.settle()
            for text in wire.heard:
                message = json.loads(text)
                kinds.add(message["type"])
                check("FromServer", message)
        assert kinds == {"fresh", "change", "presence", "done", "said", "problem", "pong"}


async def test_the_documents_are_served_as_they_are_written(database: str, openapi: Any) -> None:
    async with opened(database) as site:
        assert await fetched(site, "openapi") == openapi
        live = await fetched(site, "live")
        assert live == live_document()
        jsonschema_rs.meta.validate(live)


def test_the_script_writes_them_without_a_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, openapi: Any) -> None:
    script = Path(__file__).parents[2] / "scripts" / "schemas.py"
    monkeypatch.setattr("sys.argv", [script.name, str(tmp_path / "made")])
    runpy.run_path(str(script), run_name="__main__")
    assert json.loads((tmp_path / "made" / "openapi.json").read_text(encoding="utf-8")) == openapi
    assert json.loads((tmp_path / "made" / "live.json").read_text(encoding="utf-8")) == live_document()


async def fetched(site: Site, name: str) -> Any:
    answer = await site.client.get(f"/schema/{name}.json")
    assert answer.headers["content-type"].startswith("application/json")
    return answer.json()
