"""Whether what callers made is what its type says: msgspec checks what it reads, not what is built by hand."""

from typing import TypeGuard, TypeVar

import msgspec

T = TypeVar("T", bound=msgspec.Struct)


def is_sound(thing: object, kind: type[T]) -> TypeGuard[T]:
    """Whether a thing is of a kind, and every field of it too."""
    if not isinstance(thing, kind):
        return False
    try:
        msgspec.convert(msgspec.structs.asdict(thing), kind)
    except msgspec.ValidationError:
        return False
    return True
