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
MOST_CLAIMS: Final[i64] = 9999  # rounds of claims that are counted
TOP_PRICE: Final = 10  # E4.2
BOND_GOLD: Final = 10  # E5.5
OFFERS_A_ROUND: Final = 4  # times the offers that may lie on the board: a player makes no more in a round (E5.7)

# Ways to trade (E5.7).
NO_TRADES: Final = 0
WINDOWS: Final = 1  # before each auction, and after the fifth
END_WINDOWS: Final = 2  # before the first auction, and after the fifth
OFFER_BOARD: Final = 3  # at any time


class Rules:
    """Tables and knobs; each knob names its clause."""

    def __init__(self, players: i64, layout: Layout) -> None:
        self.players = players
        self.layout = layout
        # Tables
        self.printed: vec[i64] = zeros(CARDS)  # cards there are, less those in the row (E1.1, E1.3)
        self.row: vec[i64] = zeros(ROW_SIZE)  # the cards of the auction row (E2.2)
        self.start: vec[i64] = zeros(CARDS)  # without nations (E2.3)
        self.nation_start: list[vec[i64]] = []  # by nation (E7.1)
        self.uses: list[vec[i64]] = []  # the two cards of its institution
        self.pays: list[vec[i64]] = []  # the price of one of its buildings, by card
        self.gains: list[vec[i64]] = []  # and brings
        self.most_asked: vec[i64] = zeros(CARDS)  # that an offer may ask for: a public number, so that it tells nothing
        # Knobs
        self.has_nations: bool = True  # E2.1
        self.is_open_auction: bool = True  # E5.6
        self.is_sealed_auction: bool = False  # E5.6
        self.trades: i64 = OFFER_BOARD  # E5.7
        self.trade_offers: i64 = 6  # E5.7: on the board at a time, or in a window
        self.strict_bank: bool = False  # E1.3
        self.claim_rounds: i64 = 0  # E7.2; 0: no limit
        self.open_holdings: bool = False  # E1.4: whether everybody is shown what each player holds
        # Whether an offer in a trade window may ask for any number of cards, because the rival's cards are hidden.
        # Version 1 of the rules allowed only what the rival had, which told how much that was.
        self.asks_for_any: bool = True
        self.observes_board: bool = True  # whether `observe` has the offer board; version 1 of the rules had none
