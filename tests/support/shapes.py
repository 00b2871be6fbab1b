"""Checking data against the server's documents, more strictly than these ask: nothing else may be there."""

from copy import deepcopy
from functools import cache
from typing import Any

import jsonschema_rs

from carrack.server.api_schema import DRAFT, IN_LIVE, shapes


@cache
def checker(name: str) -> jsonschema_rs.Draft202012Validator:
    """Checks data against one of the shapes."""
    return jsonschema_rs.Draft202012Validator({"$schema": DRAFT, "$ref": IN_LIVE.format(name=name), "$defs": _strict()})


def check(name: str, data: Any) -> None:
    """Insist that data has a shape."""
    fault = next(iter(checker(name).iter_errors(data)), None)
    assert fault is None, (name, fault.message[:300], list(fault.instance_path), data)


@cache
def _strict() -> dict[str, Any]:
    found = deepcopy(shapes(IN_LIVE))
    _close(found)
    return found


def _close(shape: Any) -> None:
    if isinstance(shape, list):
        for part in shape:
            _close(part)
    elif isinstance(shape, dict):
        for part in shape.values():
            _close(part)
        if shape.get("type") == "object" and "properties" in shape:
            shape.setdefault("additionalProperties", False)
