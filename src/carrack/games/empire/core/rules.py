"""The rules of one game: options flattened into knobs and tables before the first move, read only from then on."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from carrack.engine.core.layout import Layout
from carrack.engine.core.tables import zeros
from carrack.games.empire.core.card import CARDS

ROUNDS_IN_GAME: Final = 6  # E6.1: six developments
ROW_SIZE: Final[i64] = 6
NATIONS: Final[i64] = 8
MOST_SOLD: Final[i64] = 7  # E4.1
TOP_PRICE: Final = 10  # E4.2
BOND_GOLD: Final = 10  # E5.5


class Rules:
    """Tables and knobs; each knob names its clause."""

    def __init__(self, players: i64, layout: Layout) -> None:
        self.players = players
        self.layout = layout
        # Tables
        self.printed: vec[i64] = zeros(CARDS)  # cards there are, less those in the row (E1.1, E1.3)
        self.row: vec[i64] = zeros(ROW_SIZE)  # what the auction row consists of (E2.2)
        self.start: vec[i64] = zeros(CARDS)  # without nations (E2.3)
        self.nation_start: list[vec[i64]] = []  # by nation (E7.1)
        self.uses: list[vec[i64]] = []  # the two cards of its institution
        self.pays: list[vec[i64]] = []  # what one building of it costs, by card
        self.gains: list[vec[i64]] = []  # and brings
        # Knobs
        self.has_nations: bool = True  # E2.1
        self.is_sealed_auction: bool = False  # E5.6
        self.trade_offers: i64 = 3  # E5.7
        self.strict_bank: bool = False  # E1.3
        self.claim_rounds: i64 = 20  # E7.2
        self.open_holdings: bool = False  # E1.4: whether everybody is shown what each player holds
