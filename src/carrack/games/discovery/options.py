"""The options of the game (D2, D11), declared once."""

from carrack.engine.types import Option

OPTIONS: tuple[Option, ...] = (
    Option("edition", "choice", ("2007", "2015"), "2015"),
    Option("two_player_captains", "bool", (False, True), False, needs=("edition=2015",)),
    Option("reduced_luck", "bool", (False, True), False, needs=("edition=2015",)),
)
MOST_PLAYERS = {"2007": 5, "2015": 6}  # D1.1
