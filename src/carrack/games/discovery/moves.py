"""The notation of moves. Ids never change: the moves that a version of the rules adds follow those of earlier ones."""

from carrack.engine.notation import Kind
from carrack.games.discovery.buildings import kinds_in
from carrack.games.discovery.core import move
from carrack.games.discovery.nations import nations_in
from carrack.games.discovery.versions import VERSIONS

FIRST_KINDS: tuple[Kind, ...] = (
    Kind("pass", move.PASS, "pass"),
    Kind("place", move.PLACE, "place {type} {place}"),
    Kind("front", move.FRONT, "front {space}"),
    Kind("scout", move.SCOUT, "scout {target:10}"),
    Kind("deck", move.DECK, "deck {side}"),
    Kind("send", move.SEND, "send {region}"),
    Kind("take", move.TAKE, "take {good}"),
    Kind("buy", move.BUY, f"buy {{building:{move.FIRST_BUILDINGS}}}"),
    Kind("chart", move.CHART, "chart {region}"),
    Kind("swap", move.SWAP, "swap {region}"),
    Kind("choose", move.CHOOSE, "choose {type}"),
    Kind("train", move.TRAIN, "train {type}"),
    Kind("spread", move.SPREAD, "spread {region}"),
    Kind("garrison", move.GARRISON, "garrison {region}"),
    Kind("edict", move.EDICT, "edict {rival} {turn}"),
    Kind("lose", move.LOSE, "lose {type}"),
    Kind("blight", move.BLIGHT, "blight {region} {rival}"),
    Kind("cull", move.CULL, "cull {number:4}"),
    Kind("rob", move.ROB, "rob {rival}"),
    Kind("benefit", move.BENEFIT, "benefit {benefit}"),
    Kind("stable", move.STABLE, "stable {region_from} {region_to}"),
    Kind("migrate", move.MIGRATE, "migrate {region_from} {region_to}"),
    Kind("migrant", move.MIGRANT, "migrant {type}"),
    Kind("smuggle", move.SMUGGLE, "smuggle {rival} {good}"),
    Kind("give", move.GIVE, "give {good}"),
    Kind("sell", move.SELL, "sell {good}"),
    Kind("explore", move.EXPLORE, "explore {target}"),
    Kind("sail", move.SAIL, "{type} {number:30}"),
    Kind("battle", move.BATTLE, "battle {region} {rival}"),
    Kind("war", move.WAR, "war {rival}"),
    Kind("kill", move.KILL, "kill {victim}"),
    Kind("join", move.JOIN, "join {number:3}"),
    Kind("next", move.NEXT, "next {rival} {type}"),
    Kind("use", move.USE, "use"),
    Kind("oust", move.OUST, "oust {specialty}"),
    Kind("nation", move.NATION, f"nation {{nation:{move.FIRST_NATIONS}}}"),
    Kind("bid", move.BID, "bid {number:16}", amount=True),
    Kind("points", move.POINTS, "points {number:512}", amount=True),
    Kind("sugar", move.SUGAR, "benefit rum"),
)

BUY_MOVES = [*range(move.BUY, move.BUY + move.FIRST_BUILDINGS)]  # by building
NATION_MOVES = [*range(move.NATION, move.NATION + move.FIRST_NATIONS)]  # by nation
MOVE_SPACES = {1: move.MOVES_1, 2: move.MOVES_2}  # the number of ids of a version


def later_kinds(version: int) -> list[Kind]:
    """Number the moves of the buildings and nations that a version adds, after those of the version before."""
    found = []
    first = MOVE_SPACES[version - 1]
    for kind, domain, moves, total in (
        ("buy", "building", BUY_MOVES, kinds_in(version)),
        ("nation", "nation", NATION_MOVES, len(nations_in(version))),
    ):
        begin, added = len(moves), total - len(moves)
        if added:
            found.append(Kind(kind, first, f"{kind} {{{domain}:{begin}-{total}}}"))
            moves += range(first, first + added)
            first += added
    MOVE_SPACES[version] = first
    return found


KINDS = (*FIRST_KINDS, *(kind for version in VERSIONS[move.FIRST_VERSIONS :] for kind in later_kinds(version)))
