"""Checks data against the server's schemas, more strictly than they ask: no other keys may be there."""

from copy import deepcopy
from functools import cache
from typing import Any

import jsonschema_rs

from carrack.server.http.openapi import DRAFT, IN_LIVE, wire_schemas


@cache
def checker(name: str) -> jsonschema_rs.Draft202012Validator:
    """Return a validator for one of the schemas."""
    return jsonschema_rs.Draft202012Validator({"$schema": DRAFT, "$ref": IN_LIVE.format(name=name), "$defs": _strict()})


def check(name: str, data: Any) -> None:
    """Check that data matches a schema."""
    fault = next(iter(checker(name).iter_errors(data)), None)
    assert fault is None, (name, fault.message[:300], list(fault.instance_path), data)


@cache
def _strict() -> dict[str, Any]:
    found = deepcopy(wire_schemas(IN_LIVE))
    _close(found)
    return found


def _close(schema: Any) -> None:
    if isinstance(schema, list):
        for part in schema:
            _close(part)
    elif isinstance(schema, dict):
        for part in schema.values():
            _close(part)
        if schema.get("type") == "object" and "properties" in schema:
            schema.setdefault("additionalProperties", False)
