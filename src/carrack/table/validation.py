"""Type checks of Structs that callers built: msgspec checks only what it decodes."""

from typing import TypeGuard, TypeVar

import msgspec

T = TypeVar("T", bound=msgspec.Struct)


def is_valid(value: object, kind: type[T]) -> TypeGuard[T]:
    """Whether a value is of a Struct type, and each of its fields has the declared type."""
    if not isinstance(value, kind):
        return False
    try:
        msgspec.convert(msgspec.to_builtins(value), kind)
    except (msgspec.ValidationError, TypeError):  # a field has another type, or one that msgspec does not know
        return False
    return True
