"""Refusals of moves that answer another question: they say when that question comes, or why it never does."""

from carrack.engine.core.frames import step_of, x_of
from carrack.engine.types import Args, Refusal
from carrack.games.discovery.asks import top
from carrack.games.discovery.buildings import EXPANDING, number_of, with_perk, with_step
from carrack.games.discovery.core import perk, place, step
from carrack.games.discovery.core.rules import LAST_TURN
from carrack.games.discovery.core.state import Discovery
from carrack.games.discovery.core.tables import ALL_REGIONS
from carrack.games.discovery.menus import BENEFIT_BUILDINGS, BENEFIT_PERKS, is_in_play, is_sugar_timed
from carrack.games.discovery.refusals import WAIT, WHEN, WIDENED, refuse
from carrack.games.discovery.words import WORDS

# Kinds of moves that follow a purchase: the buildings, and the steps on the agenda while such moves may still come.
PURCHASES: dict[str, tuple[tuple[str, ...], tuple[int, ...]]] = {
    "choose": (with_step(step.ASK_CHOOSE), (step.ASK_CHOOSE,)),
    "spread": (with_step(step.ASK_SPREAD), ()),
    "garrison": (with_step(step.ASK_GARRISON, step.ASK_EDICT), (step.ASK_EDICT, step.ASK_GARRISON)),
    "edict": (with_step(step.ASK_EDICT), ()),
    "lose": (with_step(step.THINNING), (step.THINNING,)),
    "blight": (with_step(step.ASK_BLIGHT), ()),
    "cull": (with_step(step.ASK_BLIGHT), (step.ASK_BLIGHT,)),
    "rob": (with_step(step.ASK_ROB), (step.ASK_ROB,)),
}
# Kinds of moves that need a building, with the word of its benefit; and those that need a nation, with its charge.
BENEFITS = {
    "chart": "cartography", "stable": "stables", "migrate": "migration", "migrant": "migration",
    "smuggle": "smuggler", "give": "smuggler", "sell": "trading-house",
}  # fmt: skip
POWERS = {"join": perk.DOCK_ORDERS, "next": perk.DOCK_ORDERS, "use": perk.SHIP_CLAIMS, "oust": perk.OUSTS}

# For each kind the last row of a turn that asks for it: the step and its x. Kinds that follow a purchase have `buy`'s.
LAST_ROWS: dict[str, tuple[int, int]] = {
    "place": (step.PLACEMENT, 0),
    "join": (step.BEFORE, place.AT_DOCK), "next": (step.BEFORE, place.AT_DOCK), "send": (step.DOCKING, place.DOCK_1),
    "take": (step.BOX, place.GOODS_1),
    "use": (step.BEFORE, place.AT_SHIPPING),
    "buy": (step.BOX, place.BUILDINGS_1),
    "scout": (step.DISCOVERY, 0), "deck": (step.DISCOVERY, 0),
    "explore": (step.DISCOVERY, 0), "sail": (step.DISCOVERY, 0),
    "oust": (step.BEFORE, place.AT_SPECIALISTS),
    "train": (step.BOX, place.SPECIALISTS_1), "swap": (step.BOX, place.SPECIALISTS_1),
    "battle": (step.BOX, place.WARFARE_1), "war": (step.BOX, place.WARFARE_1), "kill": (step.BOX, place.WARFARE_1),
    "benefit": (step.BENEFITS, 0), "chart": (step.BENEFITS, 0), "stable": (step.BENEFITS, 0),
    "migrate": (step.BENEFITS, 0), "migrant": (step.BENEFITS, 0), "smuggle": (step.BENEFITS, 0),
    "give": (step.BENEFITS, 0), "sell": (step.BENEFITS, 0),
    "points": (step.POINTS, 3), "sugar": (step.BENEFITS, 0),
}  # fmt: skip


# The rows that resolve boxes worker by worker, where a worker may be brought to the front.
BOX_ROWS: dict[tuple[int, int], int] = {
    (step.INITIATIVE, 0): place.AT_INITIATIVE,
    (step.DOCKING, place.DOCK_1): place.AT_DOCK,
    (step.BOX, place.GOODS_1): place.AT_GOODS,
    (step.BOX, place.BUILDINGS_1): place.AT_BUILDINGS,
    (step.BOX, place.WARFARE_1): place.AT_WARFARE,
}


def not_now(s: Discovery, seat: int, kind: str) -> Refusal:
    """Return why a move of this kind does not answer the present question."""
    never = not_in_this_game(s, kind) or not_for_this_seat(s, seat, kind)
    if never is not None:
        return never
    clause = WHEN[kind]
    if kind == "choose" and s.turn == 0:
        clause = "D13.1"
    elif kind == "bid" and s.rules.auctions_nations:
        clause = "D13.2"
    args: Args = {}
    if kind in WIDENED:
        args[WIDENED[kind]] = int(s.rules.scouts_at_work if kind == "scout" else s.rules.fronts_between)
    return Refusal(f"when-{kind}", args, clause, WAIT if may_come(s, seat, kind) else "")


# Not in this game -----------------------------------------------------------------------------------------------------


def not_in_this_game(s: Discovery, kind: str) -> Refusal | None:
    """Return a refusal if a kind needs an option or building that this game does not have."""
    if kind in ("scout", "deck") and not s.rules.scouting:
        return refuse("option-off", option="scouting")
    if kind == "points" and s.rules.point_price[1] == 0:
        return refuse("option-off", option="buy_points")
    if kind == "sugar" and not is_sugar_timed(s):
        return refuse("sugar-by-itself")
    if kind in (*POWERS, "nation") and len(s.rules.nation_perks) == 0:
        return refuse("option-off", option="nations")
    if kind == "bid" and s.rules.draws_order:
        return refuse("auction-off")
    if kind == "choose" and s.turn == 0 and s.rules.prize_regions:
        return None  # the auction may lead to it (D13.1)
    names: tuple[str, ...] = ()
    if kind in PURCHASES:
        names = PURCHASES[kind][0]
    elif kind in BENEFITS:
        names = buildings_of(BENEFITS[kind])
    if not names or is_in_play(s, *names):
        return None
    return no_building(names[0])


def no_building(name: str) -> Refusal:
    """Return the refusal for a building that is not in the game; it names the missing option, if there is one."""
    if name in EXPANDING:
        return refuse("option-off", option="expansion_buildings")
    return refuse("building-not-in-game", building=name)


def buildings_of(benefit: str) -> tuple[str, ...]:
    """Return the buildings that give an optional benefit."""
    return BENEFIT_BUILDINGS[WORDS["benefit"].index(benefit)]


# Not for this seat ----------------------------------------------------------------------------------------------------


def not_for_this_seat(s: Discovery, seat: int, kind: str) -> Refusal | None:
    """Return a refusal if a kind needs a building or nation that the seat does not have, or has used up."""
    if kind == "front" and s.perk(seat, perk.FRONTS) == 0:
        return no_university(s, seat)
    if kind == "sugar" and s.perk(seat, perk.MONEY_PER_SUGAR) == 0:
        return refuse("no-sugar-due")
    if kind == "nation" and s.nation[seat] > 0:
        return refuse("nation-settled", nation=WORDS["nation"][s.nation[seat] - 1])
    if kind == "chart" and not owns(s, seat, *buildings_of(BENEFITS[kind])):
        return None  # the sentence about the moment names the purchase already
    if kind in BENEFITS:
        return no_benefit_of(s, seat, BENEFITS[kind], WHEN[kind])
    if kind in POWERS and s.nation[seat] > 0:
        return no_power(s, seat, POWERS[kind], WHEN[kind])
    return None


def no_university(s: Discovery, seat: int) -> Refusal:
    """Return the refusal for a seat that has nothing to bring a worker to the front with."""
    names = with_perk(perk.FRONTS)
    helps = may_be_bought(s, *names) and not owns(s, seat, *names)
    return refuse("no-front-left", remedy=None if helps else "")


def no_benefit_of(s: Discovery, seat: int, benefit: str, clause: str = "") -> Refusal | None:
    """Return the refusal for an optional benefit that the seat does not have, or has used up."""
    if s.perk(seat, BENEFIT_PERKS[WORDS["benefit"].index(benefit)]) > 0:
        return None
    names = buildings_of(benefit)
    if owns(s, seat, *names):
        return refuse("benefit-used-up", benefit=benefit)
    helps = None if may_be_bought(s, *names) else ""
    return refuse("benefit-not-yours", clause, helps, benefit=benefit)


def no_power(s: Discovery, seat: int, charge: int, clause: str) -> Refusal | None:
    """Return the refusal for a national advantage that the seat does not have, or has used up."""
    owner = next(i for i, gains in enumerate(s.rules.nation_perks) if charge in list(gains)[::2])
    if s.nation[seat] - 1 != owner:
        return refuse("not-your-nation", clause, nation=WORDS["nation"][owner])
    if s.perk(seat, charge) == 0:
        return refuse("power-used", clause, nation=WORDS["nation"][owner])
    return None


def owns(s: Discovery, seat: int, *names: str) -> bool:
    """Whether a seat has one of these buildings, used up or not."""
    return any(is_in_play(s, name) and s.owned[seat * s.kinds + number_of(name)] > 0 for name in names)


def may_be_bought(s: Discovery, *names: str) -> bool:
    """Whether one of these buildings may still come on offer, as far as everybody can tell."""
    return any(is_in_play(s, name) and may_be_offered(s, number_of(name)) for name in names)


def may_be_offered(s: Discovery, building: int) -> bool:
    """Whether a building in play may still come on offer, as far as everybody can tell."""
    age = s.rules.catalogue_age[building]
    there = s.shown[building] if s.has_shown(age) else s.rules.in_play[building]
    sold = sum(int(s.owned[seat * s.kinds + building]) for seat in range(s.players))
    return age >= s.stack_age and sold < there and is_row_left(s, *LAST_ROWS["buy"])


# Later in the game ----------------------------------------------------------------------------------------------------


def may_come(s: Discovery, seat: int, kind: str) -> bool:
    """Whether a kind of move may still be asked for, judged by the turn's table and the buildings left."""
    if kind in PURCHASES:
        names, steps = PURCHASES[kind]
        going_on = any(step_of(s.agenda[i]) in steps for i in range(s.depth))
        return going_on or s.turn == 0 or may_be_bought(s, *names)
    if kind == "bid":
        return False  # a seat that is asked anything else is out of the auction, or has won it
    if kind == "nation":
        return bool(s.rules.auctions_nations)
    if kind == "chart" and s.discovered == ALL_REGIONS:
        return False
    if kind == "chart" and s.perk(seat, perk.CHARTS) == 0:
        return may_be_bought(s, *buildings_of(BENEFITS[kind]))
    if kind == "next" and top(s)[0] == step.ASK_JOIN:
        return True
    if kind == "front":
        return is_front_left(s) or is_row_left(s, *LAST_ROWS["place"])
    if kind == "scout" and s.rules.scouts_at_work and s.perk(seat, perk.CHARTS) > 0 and s.discovered != ALL_REGIONS:
        return is_row_left(s, *LAST_ROWS["chart"])
    if kind == "stable" and s.rules.optional[2 * BENEFIT_PERKS.index(perk.SOLDIER_MOVES)] < 0:
        return is_window_left(s, perk.SOLDIER_MOVES)
    return is_row_left(s, *LAST_ROWS[kind])


def rows_left(s: Discovery) -> list[tuple[int, int]]:
    """Return step and x of the rows left in the turn's table, beginning with the row that runs now."""
    at = x_of(s.agenda[0])
    return [(step_of(row), x_of(row)) for row in list(s.rules.turns[s.turn])[max(at - 1, 0) :]]


def is_row_left(s: Discovery, number: int, x: int) -> bool:
    """Whether a row of the turn's table of steps will still run; the current row counts, unless it is a window."""
    if s.turn < LAST_TURN:
        return True
    rows = rows_left(s)
    return (number, x) in (rows[1:] if number == step.BEFORE else rows)


def is_front_left(s: Discovery, *boxes: int) -> bool:
    """Whether a worker may still be brought to the front, in one of these boxes if any are given."""
    if is_window_left(s, perk.FRONTS, *boxes):
        return True
    served = {BOX_ROWS[row] for row in rows_left(s) if row in BOX_ROWS and s.rules.front_boxes >> BOX_ROWS[row] & 1}
    return s.rules.fronts_between and (bool(served & set(boxes)) if boxes else bool(served))


def is_window_left(s: Discovery, charge: int, *boxes: int) -> bool:
    """Whether a window that a perk opens is still to come, before one of these boxes if any are given."""
    if s.turn < LAST_TURN:
        return True
    windows = [x for number, x in rows_left(s)[1:] if number == step.BEFORE and charge in list(s.rules.windows[x])[::2]]
    return any(not boxes or box in boxes for box in windows)
