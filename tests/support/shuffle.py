"""The shuffle of `docs/reference/record.md`, as anybody could compute it who knows nothing but that page."""

from collections.abc import Iterable
from hashlib import sha256


def key_of(secret: str, nonces: Iterable[str]) -> bytes:
    """Return the key of all shuffles of a game; secret and nonces are in hexadecimal."""
    return sha256(bytes.fromhex(secret) + b"".join(map(bytes.fromhex, nonces))).digest()


def shuffled(key: bytes, name: str, k: int, tokens: Iterable[str]) -> tuple[str, ...]:
    """Return the order of tokens after shuffle `k` of the object `name`."""
    words: list[int] = []
    counter = 0
    order = list(tokens)
    for last in range(len(order) - 1, 0, -1):
        while True:
            if not words:
                head = key + bytes([len(name)]) + name.encode() + k.to_bytes(4, "big")
                block = sha256(head + counter.to_bytes(4, "big")).digest()
                words = [int.from_bytes(block[i : i + 4], "big") for i in range(0, 32, 4)]
                counter += 1
            word = words.pop(0)
            if word < 2**32 - 2**32 % (last + 1):
                break
        other = word % (last + 1)
        order[last], order[other] = order[other], order[last]
    return tuple(order)
