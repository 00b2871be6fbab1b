"""Chance sources: a secret with a published commitment, or a quick seed for games that nobody needs to verify."""

from hashlib import sha256

from msgspec import Struct

from carrack.engine.core.chance import Chance, QuickChance, SealedChance
from carrack.engine.core.rng import MASK
from carrack.engine.core.state import State
from carrack.engine.errors import OptionError
from carrack.engine.title import Title
from carrack.engine.types import Shuffle

CHANCE_VERSION = 1  # of the code that derives orders from a key; records of another version are not verified
SECRET_BYTES = 32
NONCE_BYTES = 16


def commitment(secret: bytes) -> str:
    """Return the commitment to a secret. Publish it before the nonces are known; then the secret cannot be changed.

    Args:
        secret: 32 bytes.

    Returns:
        64 hexadecimal digits.

    Raises:
        OptionError: The secret is not 32 bytes.

    Examples:
        >>> carrack.commitment(bytes(32))[:16]
        '3466eb395412cb76'
    """
    _check_bytes(secret, SECRET_BYTES, "secret")
    return sha256(b"carrack commitment " + secret).hexdigest()


def _check_bytes(value: object, count: int, field: str) -> None:
    if not isinstance(value, bytes) or len(value) != count:
        raise OptionError("bad-bytes", field=field, bytes=count)


def seed_secret(seed: int) -> bytes:
    """Return the secret that an integer seed stands for."""
    return sha256(b"carrack seed " + str(seed).encode()).digest()


class ChanceSource(Struct, frozen=True):
    """The source of a game's chance: secret and nonces, or, without a secret, a quick seed."""

    secret: bytes = b""
    nonces: tuple[bytes, ...] = ()
    seed: int = 0

    def key(self) -> bytes:
        """Return the key from which every order derives."""
        if not self.secret:
            return b"quick " + str(self.seed).encode()
        return sha256(self.secret + b"".join(self.nonces)).digest()

    def chance(self, title: Title) -> Chance:
        """Return the Chance that a State of this title uses."""
        if not self.secret:
            return QuickChance(self.seed & MASK)
        return SealedChance(self.key(), [name.encode() for name in title.objects])

    def deal_seed(self) -> int:
        """Return the seed that deals the unknown tokens of a position when a game continues with this source."""
        return int.from_bytes(sha256(self.key() + b"deal").digest()[:8], "big") & MASK

    def search_chance(self, number: int) -> Chance:
        """Return the Chance of a copy that leaves the game. It depends on the node, and does not reveal the key."""
        digest = sha256(self.key() + b"state" + number.to_bytes(4, "big")).digest()
        return QuickChance(int.from_bytes(digest[:8], "big") & MASK)


def sealed_source(players: int, secret: bytes, nonces: tuple[bytes | None, ...]) -> ChanceSource:
    """Return the source of a secret and of nonces in seat order; None or a missing nonce stands for zeros."""
    _check_bytes(secret, SECRET_BYTES, "secret")
    whole = [bytes(NONCE_BYTES) if nonce is None else nonce for nonce in nonces]
    if len(whole) > players:
        raise OptionError("too-many-nonces", field="nonces", players=players)
    for seat, nonce in enumerate(whole):
        _check_bytes(nonce, NONCE_BYTES, f"nonces[{seat}]")
    return ChanceSource(secret, (*whole, *[bytes(NONCE_BYTES)] * (players - len(whole))))


def orders(title: Title, version: int, state: State, source: ChanceSource) -> tuple[Shuffle, ...]:
    """Return every shuffle so far, each with its order over the object's whole catalogue."""
    chance = source.chance(title)
    found = []
    for obj, (name, catalogue) in enumerate(zip(title.objects, title.catalogues_of(version), strict=True)):
        for k in range(state.shuffles[obj]):
            order = chance.order(obj, k, len(catalogue))
            found.append(Shuffle(name, k, tuple(catalogue[place] for place in order)))
    return tuple(found)
