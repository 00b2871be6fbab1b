"""The options of the game (E1.3, E2.1, E5.6, E5.7, E7.2), declared once."""

from carrack.engine.types import Option

SWITCH = (False, True)

OPTIONS: tuple[Option, ...] = (
    Option("version", "choice", ("beginner", "standard"), "standard"),
    Option("auction", "choice", ("open", "turns", "sealed"), "open"),
    Option("trades", "choice", ("open", "windows", "ends", "off"), "open"),
    Option("trade_offers", "int", (0, 9), 6),
    Option("claim_rounds", "int", (0, 99), 0),
    Option("strict_bank", "bool", SWITCH, False),
    Option("open_holdings", "bool", SWITCH, False),
)

# Version 1 of the rules knew neither open auctions nor the offer board: trade windows were the only way to trade.
FIRST_OPTIONS: tuple[Option, ...] = (
    OPTIONS[0],
    Option("auction", "choice", ("sequential", "simultaneous"), "sequential"),
    Option("trade_offers", "int", (0, 9), 3),
    Option("claim_rounds", "int", (1, 99), 20),
    *OPTIONS[-2:],
)
