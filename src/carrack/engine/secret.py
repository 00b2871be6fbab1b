"""What a game's chance follows from: a secret that was committed to, or a quick seed for worlds nobody is to check."""

from hashlib import sha256

from msgspec import Struct

from carrack.engine.core.chance import Chance, QuickChance, SealedChance
from carrack.engine.core.rng import MASK
from carrack.engine.core.state import State
from carrack.engine.errors import OptionError
from carrack.engine.title import Title
from carrack.engine.types import Shuffle

CHANCE_VERSION = 1  # of the code that turns a key into orders; a record that names another is not checked against it
SECRET_BYTES = 32
NONCE_BYTES = 16


def commitment(secret: bytes) -> str:
    """What a table publishes before the nonces are in, so that the secret cannot be changed afterwards."""
    _check_bytes(secret, SECRET_BYTES, "secret")
    return sha256(b"carrack commitment " + secret).hexdigest()


def _check_bytes(value: object, count: int, field: str) -> None:
    if not isinstance(value, bytes) or len(value) != count:
        raise OptionError("bad-bytes", field=field, bytes=count)


def seed_secret(seed: int) -> bytes:
    """The secret a small seed stands for."""
    return sha256(b"carrack seed " + str(seed).encode()).digest()


class ChanceSource(Struct, frozen=True):
    """Where a game's chance comes from: secret and nonces, or, without a secret, a quick seed."""

    secret: bytes = b""
    nonces: tuple[bytes, ...] = ()
    seed: int = 0

    def key(self) -> bytes:
        """What every order follows from."""
        if not self.secret:
            return b"quick " + str(self.seed).encode()
        return sha256(self.secret + b"".join(self.nonces)).digest()

    def chance(self, title: Title) -> Chance:
        """The source a State asks."""
        if not self.secret:
            return QuickChance(self.seed & MASK)
        return SealedChance(self.key(), [name.encode() for name in title.objects])

    def deal_seed(self) -> int:
        """The seed from which what is unknown of a position is dealt that goes on with this chance."""
        return int.from_bytes(sha256(self.key() + b"deal").digest()[:8], "big") & MASK

    def search_chance(self, number: int) -> Chance:
        """A source for a copy that leaves the game: always the same at a node, and the key does not follow from it."""
        digest = sha256(self.key() + b"state" + number.to_bytes(4, "big")).digest()
        return QuickChance(int.from_bytes(digest[:8], "big") & MASK)


def sealed_source(players: int, secret: bytes, nonces: tuple[bytes | None, ...]) -> ChanceSource:
    """A source of secret and nonces in seat order; None or a missing one stands for zeros."""
    _check_bytes(secret, SECRET_BYTES, "secret")
    whole = [bytes(NONCE_BYTES) if nonce is None else nonce for nonce in nonces]
    if len(whole) > players:
        raise OptionError("too-many-nonces", field="nonces", players=players)
    for seat, nonce in enumerate(whole):
        _check_bytes(nonce, NONCE_BYTES, f"nonces[{seat}]")
    return ChanceSource(secret, (*whole, *[bytes(NONCE_BYTES)] * (players - len(whole))))


def orders(title: Title, version: int, state: State, source: ChanceSource) -> tuple[Shuffle, ...]:
    """Every shuffle that happened, each with its order over the object's whole catalogue."""
    chance = source.chance(title)
    found = []
    for obj, (name, catalogue) in enumerate(zip(title.objects, title.catalogues_of(version), strict=True)):
        for k in range(state.shuffles[obj]):
            order = chance.order(obj, k, len(catalogue))
            found.append(Shuffle(name, k, tuple(catalogue[place] for place in order)))
    return tuple(found)
