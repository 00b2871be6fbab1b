"""The options of the game (D2, D11), declared once. docs/guides/add-an-option.md shows how to add one."""

from carrack.engine.types import Option

NEW = ("edition=2015|house_rules=true",)  # D11.5: an option of 2015, or of the other edition by house rule
OLD = ("edition=2007|house_rules=true",)
SWITCH = (False, True)

OPTIONS: tuple[Option, ...] = (
    Option("edition", "choice", ("2007", "2015"), "2015"),
    Option("builders", "bool", SWITCH, False, needs=NEW),
    Option("expansion_buildings", "bool", SWITCH, False, needs=NEW),
    Option("nations", "choice", ("off", "random", "auction"), "off", needs=NEW),
    Option("start_auction", "bool", SWITCH, False, needs=OLD, excludes=("nations=auction",)),
    Option("two_player_captains", "bool", SWITCH, False, needs=NEW),
    Option("reduced_luck", "bool", SWITCH, False, needs=NEW),
    Option("no_survivors", "bool", SWITCH, False, needs=NEW),
    Option("scouting", "bool", SWITCH, False, needs=NEW),
    Option("advanced_reconnaissance", "bool", SWITCH, False, needs=NEW),
    Option("buy_points", "bool", SWITCH, False, needs=NEW),
    Option("house_rules", "bool", SWITCH, False),
)
SINCE: dict[str, int] = {}  # the version of the rules that added an option, if not the first
MOST_PLAYERS = {"2007": 5, "2015": 6}  # D1.1
