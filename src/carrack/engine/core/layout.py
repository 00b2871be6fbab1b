"""Where hidden things lie, what is shuffled, and the scratch that positions share."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.engine.core.tables import zeros

MAX_MENU: Final = 256
MAX_RANGES: Final = 16


class Layout:
    """Where hidden things lie, and what they are: shared by all copies of a position, and with them one scratch menu.

    A zone is a row of slots with a top (its last slot). A pool is the zones between which tokens cannot be told apart
    from behind. An object is what gets shuffled; its catalogue lists all its tokens, and an order runs over
    the whole of it.
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
        self.ranks: list[vec[i64]] = []  # the place of each token among its equals: of equal tokens the first stay
        for tokens in catalogues:
            catalogue = zeros(len(tokens))
            ranks = zeros(len(tokens))
            for i, token in enumerate(tokens):
                catalogue[i] = token
                ranks[i] = tokens[:i].count(token)
            self.catalogues.append(catalogue)
            self.ranks.append(ranks)
        # Scratch, shared by all copies of a position: a menu each would double the cost of a copy.
        self.menu: vec[i64] = zeros(MAX_MENU)
        self.range_first: vec[i64] = zeros(MAX_RANGES)  # behind the menu: runs of ids, and where in the menu each ends
        self.range_end: vec[i64] = zeros(MAX_RANGES)
        self.stamp: i64 = 0  # whose it is
        self.ran: i64 = 0  # steps taken and tokens mixed by all of them: a search measures its work by it

    def twin(self) -> "Layout":
        """The same with scratch of its own, for positions that another thread works on."""
        other = Layout([], [], [])
        other.zone_at = self.zone_at
        other.pools = self.pools
        other.zones = self.zones
        other.objects = self.objects
        other.slots = self.slots
        other.catalogues = self.catalogues
        other.ranks = self.ranks
        return other
