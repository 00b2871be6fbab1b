"""Why a move is not legal: the interpreted twin of each step's `fill`. Codes and clauses only, from public facts."""

from collections.abc import Callable

from carrack.engine.notation import Notation
from carrack.engine.types import Args, Refusal
from carrack.games.discovery.asks import top
from carrack.games.discovery.core import front, move, perk, place, specialists, step, warfare
from carrack.games.discovery.core.placement import open_places
from carrack.games.discovery.core.state import Discovery
from carrack.games.discovery.core.tables import ALL_REGIONS, REGIONS
from carrack.games.discovery.core.worker import SOLDIER, TYPES
from carrack.games.discovery.words import WORDS

# Every code: its clause, and the names of its arguments.
CODES: dict[str, tuple[str, tuple[str, ...]]] = {
    "not-asked": ("D3", ()),
    "no-such-seat": ("D1.1", ()),
    "must-choose": ("D3.6", ()),
    "no-worker": ("D4.1", ("type",)),
    "not-in-this-game": ("D2.10", ("place",)),
    "box-full": ("D4.4", ("place",)),
    "initiative-once": ("D4.3", ()),
    "no-front-left": ("D14-II-University", ()),
    "front-of-others": ("D14-II-University", ("space",)),
    "front-not-here": ("D14-II-University", ("space",)),
    "front-changes-nothing": ("D18.2", ("space",)),
    "undiscovered": ("D5.2.1", ("region",)),
    "already-discovered": ("D5.6.2", ("target",)),
    "deck-too-early": ("D5.6.7", ()),
    "deck-empty": ("D5.6.6", ()),
    "not-on-market": ("D5.3.1", ("good",)),
    "not-on-offer": ("D5.5.1", ("building",)),
    "too-expensive": ("D5.5.1", ("building", "amount")),
    "not-that-type": ("D5.6.2", ("type",)),
    "not-so-many": ("D5.6.2", ("type", "amount")),
    "nobody-sails": ("D5.6.1", ()),
    "no-fee": ("D5.7.1", ("amount",)),
    "not-taught": ("D5.7.1", ("type",)),
    "other-specialist": ("D4.6", ("type",)),
    "none-in-supply": ("D1.8", ("type",)),
    "none-there": ("D1.8", ("type", "region")),
    "no-worker-there": ("D5.8.2", ("region",)),
    "enemy-not-there": ("D5.8.2", ("region", "seat_enemy")),
    "no-soldier-there": ("D5.8.2", ("region",)),
    "not-yourself": ("D5.8.2", ()),
    "no-war-chest": ("D5.8.3", ("amount",)),
    "no-battlefield": ("D5.8.3", ("seat_enemy",)),
    "no-such-victim": ("D5.8.4", ("victim",)),
    "victims-in-order": ("D5.8.4", ("victim",)),
    "too-few-behind": ("D5.8.4", ("victim",)),
    "benefit-not-yours": ("D7.1", ("benefit",)),
    "benefit-not-open": ("D7.1", ("benefit",)),
    "no-soldier-to-move": ("D14-II-Stables", ("region",)),
    "not-neighbours": ("D14-II-Stables", ("region_from", "region_to")),
    "no-migrants": ("D14-III-Migration", ("region",)),
    "same-region": ("D14-III-Migration", ("region",)),
    "not-a-migrant": ("D14-III-Migration", ("type",)),
    "no-colony": ("D14-II-Indian Allies", ("region",)),
    "no-colonist-there": ("D14-III-Plague", ("region",)),
    "too-many-culled": ("D14-III-Plague", ("amount",)),
}


def refuse(code: str, **args: int | str) -> Refusal:
    """A refusal by its code."""
    return Refusal(code, args, CODES[code][0])


Reason = Callable[[Discovery, int, Args, int], Refusal]  # the position, the seat, the move's words, the move


def why_not(s: Discovery, seat: int, chosen: int, notation: Notation) -> Refusal:
    """Why an id that is not legal is not."""
    number = top(s)[0]
    kind = notation.kind(chosen).name
    reason = REASONS.get((number, kind))
    if kind == "pass":
        return refuse("must-choose")
    if reason is None:
        return refuse("not-asked")
    if is_beyond_the_table(s, chosen):
        return refuse("no-such-seat")
    return reason(s, seat, notation.args(chosen, seat, s.players), chosen)


def is_beyond_the_table(s: Discovery, chosen: int) -> bool:
    """Whether a move names a seat that nobody sits on."""
    for first, size in ((move.BLIGHT, 54), (move.BATTLE, 54), (move.WAR, 6)):
        if first <= chosen < first + size:
            return (chosen - first) % warfare.RIVALS >= s.players
    return False


def no_place(s: Discovery, seat: int, args: Args, chosen: int) -> Refusal:
    which = (chosen - move.PLACE) % place.PLACES
    if s.hand[seat * TYPES + (chosen - move.PLACE) // place.PLACES] == 0:
        return refuse("no-worker", type=args["type"])
    if which not in (place.SHIPPING, place.DISCOVERY) and s.rules.last[which] < 0:
        return refuse("not-in-this-game", place=args["place"])
    if which == place.INITIATIVE and s.spaces[s.rules.last[which]] == 0:
        return refuse("initiative-once")
    assert open_places(s, seat) >> which & 1 == 0, "every other placement is legal"
    return refuse("box-full", place=args["place"])


def no_front(s: Discovery, seat: int, args: Args, chosen: int) -> Refusal:
    space = chosen - move.FRONT
    if s.perk(seat, perk.FRONTS) == 0:
        return refuse("no-front-left")
    if space == place.ORDER_FRONT:
        if s.order[0] == seat:
            return refuse("front-changes-nothing", space=args["space"])
        return refuse("front-not-here", space=args["space"])
    if (s.spaces[space] + TYPES - 1) // TYPES != seat + 1:
        return refuse("front-of-others", space=args["space"])
    ahead = [who for who in s.spaces[front.first_of_track(space) : space] if who > 0]
    if not ahead or ahead[-1] == s.spaces[space]:
        return refuse("front-changes-nothing", space=args["space"])
    return refuse("front-not-here", space=args["space"])


def not_discovered(s: Discovery, seat: int, args: Args, chosen: int) -> Refusal:
    return refuse("undiscovered", region=args["region"])


def not_on_market(s: Discovery, seat: int, args: Args, chosen: int) -> Refusal:
    return refuse("not-on-market", good=args["good"])


def no_purchase(s: Discovery, seat: int, args: Args, chosen: int) -> Refusal:
    building = chosen - move.BUY
    if building + 1 not in list(s.offer_row):
        return refuse("not-on-offer", building=args["building"])
    return refuse("too-expensive", building=args["building"], amount=s.price(top(s)[3], building))


def no_expedition(s: Discovery, seat: int, args: Args, chosen: int) -> Refusal:
    target = chosen - move.EXPLORE
    if target < REGIONS:
        return refuse("already-discovered", target=args["target"])
    if target == move.DECK_TARGET and s.discovered == ALL_REGIONS:
        return refuse("deck-empty")
    return refuse("deck-too-early")


def no_sail(s: Discovery, seat: int, args: Args, chosen: int) -> Refusal:
    type_, n = divmod(chosen - move.SAIL, move.SAIL_SPAN)
    asked = top(s)[1]
    if type_ != asked:
        return refuse("not-that-type", type=WORDS["type"][asked])
    if n == 0:
        return refuse("nobody-sails")
    return refuse("not-so-many", type=args["type"], amount=s.explorers[seat * TYPES + type_])


def no_specialist(s: Discovery, seat: int, args: Args, chosen: int) -> Refusal:
    type_ = chosen - move.TRAIN
    asked = top(s)[1]
    if asked not in (type_, TYPES):
        return refuse("other-specialist", type=WORDS["type"][asked])
    if s.rules.trainable >> type_ & 1 == 0:
        return refuse("not-taught", type=args["type"])
    if asked == TYPES and s.money[seat] < specialists.FEE:
        return refuse("no-fee", amount=specialists.FEE)
    return refuse("none-in-supply", type=args["type"])


def no_swap(s: Discovery, seat: int, args: Args, chosen: int) -> Refusal:
    return refuse("none-there", type=WORDS["type"][top(s)[1]], region=args["region"])


def no_battle(s: Discovery, seat: int, args: Args, chosen: int) -> Refusal:
    region, left = divmod(chosen - move.BATTLE, warfare.RIVALS)
    if left == 0:
        return refuse("not-yourself")
    if s.colony(region, seat) == 0:
        return refuse("no-worker-there", region=args["region"])
    if s.colony(region, (seat + left) % s.players) == 0:
        return refuse("enemy-not-there", region=args["region"], seat_enemy=args["seat_rival"])
    return refuse("no-soldier-there", region=args["region"])


def no_war(s: Discovery, seat: int, args: Args, chosen: int) -> Refusal:
    left = chosen - move.WAR
    if left == 0:
        return refuse("not-yourself")
    if warfare.battlefields(s, seat, (seat + left) % s.players) == 0:
        return refuse("no-battlefield", seat_enemy=args["seat_rival"])
    return refuse("no-war-chest", amount=warfare.WAR_COST)


def no_victim(s: Discovery, seat: int, args: Args, chosen: int) -> Refusal:
    _, x, y, z = top(s)
    kind = chosen - move.KILL
    if kind < z >> 8:
        return refuse("victims-in-order", victim=WORDS["victim"][z >> 8])
    asking = s.steps[step.ASK_KILL]
    assert isinstance(asking, warfare.AskKill)
    if asking.standing(s, x, y, kind) <= 0:
        return refuse("no-such-victim", victim=args["victim"])
    return refuse("too-few-behind", victim=args["victim"])


def no_benefit(s: Discovery, seat: int, args: Args, chosen: int) -> Refusal:
    which = s.rules.optional[2 * (chosen - move.BENEFIT)]
    if which < 0 or s.perk(seat, which) == 0:
        return refuse("benefit-not-yours", benefit=args["benefit"])
    return refuse("benefit-not-open", benefit=args["benefit"])


def no_chart(s: Discovery, seat: int, args: Args, chosen: int) -> Refusal:
    return refuse("already-discovered", target=args["region"])


def no_ride(s: Discovery, seat: int, args: Args, chosen: int) -> Refusal:
    origin, target = divmod(chosen - move.STABLE, REGIONS)
    if s.troop(origin, seat, SOLDIER) == 0:
        return refuse("no-soldier-to-move", region=args["region_from"])
    if s.rules.neighbours[origin] >> target & 1 == 0:
        return refuse("not-neighbours", region_from=args["region_from"], region_to=args["region_to"])
    return refuse("undiscovered", region=args["region_to"])


def no_migration(s: Discovery, seat: int, args: Args, chosen: int) -> Refusal:
    origin, target = divmod(chosen - move.MIGRATE, REGIONS)
    if origin == target:
        return refuse("same-region", region=args["region_to"])
    if s.discovered >> target & 1 == 0:
        return refuse("undiscovered", region=args["region_to"])
    return refuse("no-migrants", region=args["region_from"])


def no_migrant(s: Discovery, seat: int, args: Args, chosen: int) -> Refusal:
    _, x, _, z = top(s)
    type_ = chosen - move.MIGRANT
    if s.rules.migrants >> type_ & 1 == 0:
        return refuse("not-a-migrant", type=args["type"])
    if s.troop(x, seat, type_) == 0:
        return refuse("none-there", type=args["type"], region=WORDS["region"][x])
    return refuse("victims-in-order", victim=WORDS["victim"][(z >> 8) - 1])


def no_garrison(s: Discovery, seat: int, args: Args, chosen: int) -> Refusal:
    return refuse("no-colony", region=args["region"])


def no_loss(s: Discovery, seat: int, args: Args, chosen: int) -> Refusal:
    return refuse("none-there", type=args["type"], region=WORDS["region"][top(s)[1]])


def no_blight(s: Discovery, seat: int, args: Args, chosen: int) -> Refusal:
    return refuse("no-colonist-there", region=args["region"])


def no_cull(s: Discovery, seat: int, args: Args, chosen: int) -> Refusal:
    return refuse("too-many-culled", amount=chosen - move.CULL)


REASONS: dict[tuple[int, str], Reason] = {
    (step.ASK_PLACE, "place"): no_place,
    (step.ASK_PLACE, "front"): no_front,
    (step.ASK_FRONT, "front"): no_front,
    (step.ASK_SEND, "send"): not_discovered,
    (step.ASK_TAKE, "take"): not_on_market,
    (step.ASK_BUY, "buy"): no_purchase,
    (step.ASK_EXPLORE, "explore"): no_expedition,
    (step.ASK_SAIL, "sail"): no_sail,
    (step.ASK_TRAIN, "train"): no_specialist,
    (step.ASK_SWAP, "swap"): no_swap,
    (step.ASK_WARFARE, "battle"): no_battle,
    (step.ASK_WARFARE, "war"): no_war,
    (step.ASK_KILL, "kill"): no_victim,
    (step.ASK_BENEFIT, "benefit"): no_benefit,
    (step.ASK_CHART, "chart"): no_chart,
    (step.ASK_STABLE, "stable"): no_ride,
    (step.ASK_MIGRATE, "migrate"): no_migration,
    (step.ASK_MIGRANT, "migrant"): no_migrant,
    (step.ASK_GARRISON, "garrison"): no_garrison,
    (step.ASK_LOSE, "lose"): no_loss,
    (step.ASK_BLIGHT, "blight"): no_blight,
    (step.ASK_CULL, "cull"): no_cull,
}
