"""The options of the game (E1.3, E2.1, E5.6, E5.7, E7.2), declared once."""

from carrack.engine.types import Option

SWITCH = (False, True)

OPTIONS: tuple[Option, ...] = (
    Option("version", "choice", ("beginner", "standard"), "standard"),
    Option("auction", "choice", ("sequential", "simultaneous"), "sequential"),
    Option("trade_offers", "int", (0, 9), 3),
    Option("claim_rounds", "int", (1, 99), 20),
    Option("strict_bank", "bool", SWITCH, False),
    Option("open_holdings", "bool", SWITCH, False),
)
