"""The OpenAPI document: Litestar's, with our own schemas, errors and authentication in place of its guesses."""

from copy import deepcopy
from functools import cached_property
from typing import Any

import msgspec
from litestar import Litestar
from litestar.enums import MediaType
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import OpenAPIRenderPlugin
from litestar.routes import HTTPRoute

from carrack import __version__
from carrack.games import games
from carrack.server.api_schema import IN_OPENAPI, TYPE, Shape, live_document, shapes
from carrack.server.api_types import MOST, MOST_SEATS
from carrack.server.http.routes.guests import MOST_SKIPPED
from carrack.server.http.sessions import NAME
from carrack.server.validation import IDENT

PROBLEM = "application/problem+json"
TOKEN, SESSION = "token", "session"  # ways to say who calls
ABOUT_COOKIE = "The name of the cookie holds an id of the server; POST /api/guests sets it."
BY_FRAMEWORK = "400"  # which Litestar adds by itself
# Parameters of any path or query, by name; what Litestar makes of them loses their bounds.
PARAMETERS: dict[str, Shape] = {
    "bot": {"type": "string", "maxLength": 64},
    "ident": {"type": "string", "pattern": f"^{IDENT}$"},
    "game": {"enum": list(games())},
    "seat": {"type": "integer", "minimum": 0, "maximum": MOST_SEATS - 1},
    "skip": {"type": "integer", "minimum": 0, "maximum": MOST_SKIPPED},
    **{name: {"type": "integer", "minimum": 0, "maximum": MOST} for name in ("since", "number", "at", "revision")},
}


def openapi_document(app: Litestar) -> Shape:
    """The calls over HTTP, as OpenAPI 3.1; its shapes are those of the live messages too."""
    return _complete(app.openapi_schema.to_schema(), app)


def _complete(made: Shape, app: Litestar) -> Shape:
    """Litestar's document with our shapes, refusals and who may call."""
    document = deepcopy(made)
    components = document["components"]
    found = components["schemas"] = {**components.get("schemas", {}), **shapes(IN_OPENAPI)}
    components["securitySchemes"] = {
        TOKEN: {"type": "http", "scheme": "bearer"},
        SESSION: {"type": "apiKey", "in": "cookie", "name": NAME, "description": ABOUT_COOKIE},
    }
    refusal = {"schema": {"$ref": IN_OPENAPI.format(name="Problem")}}
    for (path, method), handler in _handlers(app).items():
        operation = document["paths"][path][method]
        answers = {code: answer for code, answer in operation["responses"].items() if code != BY_FRAMEWORK}
        for code, answer in answers.items():
            answer.pop("headers", None)
            if code == "204":
                answer.pop("content", None)  # of a Response[None] Litestar says that it is JSON
        answers["default"] = {"description": "A refusal", "content": {PROBLEM: refusal}}
        operation["responses"] = answers
        for parameter in operation.get("parameters", ()):
            parameter["schema"] = PARAMETERS.get(parameter["name"], parameter["schema"])
        wanted = handler.parsed_fn_signature.parameters
        if {"guest", "person"} & set(wanted):
            operation["security"] = [{TOKEN: []}, {SESSION: []}]
        elif "caller" in wanted:
            operation["security"] = [{}, {TOKEN: []}, {SESSION: []}]
        if "requestBody" in operation:
            body = operation["requestBody"]
            content = body["content"]["application/json"]
            if "oneOf" in content["schema"]:  # the body may be left out
                body["required"] = False
                content["schema"] = content["schema"]["oneOf"][0]
            _free_of_type(content["schema"], found)
    return document


def _free_of_type(pointer: Shape, found: dict[str, Shape]) -> None:
    """Let a body do without the `type` that tells messages apart: over HTTP its path tells what it is."""
    name = pointer["$ref"].rpartition("/")[2]
    required = found[name].get("required", ())
    if TYPE in required:
        call = f"{name}Call"
        found[call] = {**found[name], "title": call, "required": [one for one in required if one != TYPE]}
        pointer["$ref"] = IN_OPENAPI.format(name=call)


def _handlers(app: Litestar) -> dict[tuple[str, str], HTTPRouteHandler]:
    return {
        (route.path_format.replace(":str}", "}").replace(":int}", "}"), str(method).lower()): handler
        for route in app.routes
        if isinstance(route, HTTPRoute)
        for method, (handler, _) in route.route_handler_map.items()
        if handler.resolve_include_in_schema() and method != "OPTIONS"
    }


class _OpenAPI(OpenAPIRenderPlugin):
    """Serves the OpenAPI document, which is made once."""

    def __init__(self) -> None:
        super().__init__(path="/openapi.json", media_type=MediaType.JSON)
        self._bytes = b""

    def render(self, request: Any, openapi_schema: dict[str, Any]) -> bytes:
        self._bytes = self._bytes or msgspec.json.encode(_complete(openapi_schema, request.app))
        return self._bytes


class _Live(OpenAPIRenderPlugin):
    """Serves the schema of the live messages, which is made once."""

    def __init__(self) -> None:
        super().__init__(path="/live.json", media_type=MediaType.JSON)

    @cached_property
    def _bytes(self) -> bytes:
        return msgspec.json.encode(live_document())

    def render(self, request: Any, openapi_schema: dict[str, Any]) -> bytes:  # noqa: ARG002 - Litestar's signature
        return self._bytes


def publishing() -> OpenAPIConfig:
    """How Litestar is told to serve both below /schema."""
    return OpenAPIConfig(
        "carrack",
        __version__,
        description="Tables of board games: created, joined, played and looked at.",
        use_handler_docstrings=True,
        operation_id_creator=lambda handler, _method, _path: handler.handler_name,
        render_plugins=[_OpenAPI(), _Live()],
    )
