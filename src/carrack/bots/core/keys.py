"""Random numbers keyed by the node at which they are drawn, so that two playouts draw alike wherever they are alike."""

from typing import Final

from mypy_extensions import i64

from carrack.engine.core.rng import MASK, MULTIPLIER, WORD, Rng, mix

# Odd multipliers of the finaliser; `mix` alone hardly moves the upper bits when its last argument is small.
FIRST: Final = 0x1F58476D1CE4E5B9
SECOND: Final = 0x14D049BB133111EB


def hashed(h: i64, value: i64) -> i64:
    """Fold a number into a hash of 62 bits, each of which depends on each bit of the number."""
    h = mix(h, value)
    h = ((h ^ (h >> 31)) * FIRST) & MASK
    h = ((h ^ (h >> 29)) * SECOND) & MASK
    return h ^ (h >> 32)


def reseed(rng: Rng, key: i64) -> None:
    """Let a generator begin again at a hashed key."""
    rng.x = (((key >> 31) % (MULTIPLIER - 2) + 1) << 32) | (key & WORD)


def below(key: i64, value: i64, n: i64) -> i64:
    """Return a random number from 0 to n − 1 for a key and a number."""
    return ((hashed(key, value) & WORD) * n) >> 32
