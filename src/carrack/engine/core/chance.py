"""Sources of shuffles: pure functions of the object and how often it was shuffled before."""

from hashlib import sha256

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from carrack.engine.core.rng import Rng, mix


def count_up(n: i64) -> vec[i64]:
    """Return 0 … n − 1."""
    order = vec[i64]([0] * n)
    i: i64 = 0
    while i < n:
        order[i] = i
        i += 1
    return order


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """The source of a State's shuffles. It has no memory, so copies of a State share it."""

    def order(self, obj: i64, k: i64, n: i64) -> vec[i64]:
        """Return the order of object `obj`, a permutation of 0 … n − 1, at its k-th shuffle."""
        raise NotImplementedError


class QuickChance(Chance):
    """Shuffles for search: fast, from a seed of 63 bits, and not secret."""

    def __init__(self, seed: i64) -> None:
        self.seed = seed

    def order(self, obj: i64, k: i64, n: i64) -> vec[i64]:
        rng = Rng(mix(mix(self.seed, obj + 1), k + 1))
        order = count_up(n)
        i = n - 1
        while i > 0:
            j = rng.below(i + 1)
            kept = order[i]
            order[i] = order[j]
            order[j] = kept
            i -= 1
        return order


class SealedChance(Chance):
    """Shuffles for games of people: every order follows from a 32-byte key, and anybody with the key can verify it."""

    def __init__(self, key: bytes, names: list[bytes]) -> None:
        self.key = key
        self.names = names

    def order(self, obj: i64, k: i64, n: i64) -> vec[i64]:
        name = self.names[obj]
        head = self.key + bytes([len(name)]) + name + int(k).to_bytes(4, "big")
        words = b""
        used = 0
        counter = 0
        order = count_up(n)
        i = n - 1
        while i > 0:
            bound = int(i) + 1
            limit = 0x100000000 - 0x100000000 % bound
            word = limit
            while word >= limit:  # rejection sampling: no place is favoured
                if used == len(words):
                    words = sha256(head + counter.to_bytes(4, "big")).digest()
                    used = 0
                    counter += 1
                word = int.from_bytes(words[used : used + 4], "big")
                used += 4
            j = i64(word % bound)
            kept = order[i]
            order[i] = order[j]
            order[j] = kept
            i -= 1
        return order
