"""The zones of hidden tokens, the objects that are shuffled, and the scratch memory that positions share."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.engine.core.tables import zeros

MAX_MENU: Final = 256
MAX_RANGES: Final = 128
MAX_TOKEN: Final = 255  # they are bytes
MAX_SEATS: Final[i64] = 6  # of any game


class Layout:
    """The zones and objects of a game. All copies of a position share it, and its scratch menu.

    A zone is a row of slots; its last slot is the top. A pool is a set of zones whose tokens have the same back. An
    object is a set of tokens that are shuffled together; its catalogue lists all of them, and an order is a permutation
    of the catalogue.
    """

    def __init__(self, sizes: list[int], pools: list[int], catalogues: list[list[int]]) -> None:
        self.zone_at: vec[i64] = zeros(len(sizes) + 1)
        self.pools: vec[i64] = zeros(len(sizes))
        self.zones: i64 = len(sizes)
        self.objects: i64 = len(catalogues)
        for zone, size in enumerate(sizes):
            self.zone_at[zone + 1] = self.zone_at[zone] + size
            self.pools[zone] = pools[zone]
        self.slots: i64 = self.zone_at[len(sizes)]
        self.catalogues: list[vec[i64]] = []
        self.ranks: list[vec[i64]] = []  # how many equal tokens precede each: of n in play, those of rank < n are used
        for tokens in catalogues:
            catalogue = zeros(len(tokens))
            ranks = zeros(len(tokens))
            for i, token in enumerate(tokens):
                catalogue[i] = token
                ranks[i] = tokens[:i].count(token)
            self.catalogues.append(catalogue)
            self.ranks.append(ranks)
        # Scratch memory: a menu for each copy of a position would double the cost of a copy.
        self.menu: vec[i64] = zeros(MAX_MENU)
        self.range_first: vec[i64] = zeros(MAX_RANGES)  # of each range behind the menu: its first id,
        self.range_end: vec[i64] = zeros(MAX_RANGES)  # and where in the menu it ends
        self.found: vec[i64] = zeros(MAX_RANGES)  # what a step finds while it makes a menu, to offer it again below
        self.present: vec[i64] = zeros(MAX_TOKEN + 1)  # of each token, while a zone is shuffled
        self.stamp: i64 = 0  # identifies the position that made the menu last
        self.ran: i64 = 0  # steps run and tokens shuffled in all copies: a search measures its work by it

    def twin(self) -> "Layout":
        """Return the same layout with scratch memory of its own, for positions of another thread."""
        other = Layout([], [], [])
        other.zone_at = self.zone_at
        other.pools = self.pools
        other.zones = self.zones
        other.objects = self.objects
        other.slots = self.slots
        other.catalogues = self.catalogues
        other.ranks = self.ranks
        return other
