"""A small generator of random numbers that gives the same stream compiled and interpreted, on every machine."""

from typing import Final

from mypy_extensions import i64

MASK: Final = 0x3FFFFFFFFFFFFFFF  # 62 bits: a literal beyond them would be boxed at every use
WORD: Final = 0xFFFFFFFF
# Marsaglia's multiplier for multiply-with-carry in base 2**32: every product stays below 2**62, so nothing wraps.
MULTIPLIER: Final = 698769069


def mix(h: i64, value: i64) -> i64:
    """Fold a number into a 62-bit hash; masked, because interpreted ints do not wrap."""
    h = ((h ^ (value & MASK)) * 0x100000001B3) & MASK
    return h ^ (h >> 29)


class Rng:
    """A random number generator with the same stream on every machine: multiply-with-carry, 62 bits of state.

    Args:
        seed: Any integer of 62 bits.

    Examples:
        >>> carrack.Rng(7).below(6) == carrack.Rng(7).below(6)
        True
    """

    def __init__(self, seed: i64 = 0) -> None:
        h = mix(mix(0x2545F4914F6CDD, seed), seed >> 31)
        low: i64 = (h ^ (h >> 33)) & WORD
        carry: i64 = (mix(h, 1) % (MULTIPLIER - 2)) + 1
        self.x: i64 = (carry << 32) | low

    def word(self) -> i64:
        """Return the next 32 random bits.

        Examples:
            >>> 0 <= carrack.Rng(7).word() < 2**32
            True
        """
        self.x = MULTIPLIER * (self.x & WORD) + (self.x >> 32)
        return (self.x ^ (self.x >> 32)) & WORD

    def below(self, n: i64) -> i64:
        """Return a random number from 0 to n − 1; its bias is below n / 2**32.

        Args:
            n: How many numbers there are to choose from.

        Returns:
            The number.

        Examples:
            >>> carrack.Rng(7).below(6) in range(6)
            True
        """
        self.x = MULTIPLIER * (self.x & WORD) + (self.x >> 32)
        return (((self.x ^ (self.x >> 32)) & WORD) * n) >> 32
