"""Why a move is not legal: the interpreted twin of each step's `fill`. Codes and clauses only, from public facts."""

from collections.abc import Callable

from carrack.engine.notation import Notation
from carrack.engine.types import Args, Refusal
from carrack.games.discovery.asks import top
from carrack.games.discovery.core import expedition, front, move, perk, place, specialists, step, warfare, zone
from carrack.games.discovery.core.good import GOODS
from carrack.games.discovery.core.placement import open_places
from carrack.games.discovery.core.state import Discovery
from carrack.games.discovery.core.tables import ALL_REGIONS, REGIONS
from carrack.games.discovery.core.worker import SOLDIER, TYPES
from carrack.games.discovery.menus import early_deck
from carrack.games.discovery.words import WORDS

# Every code: its clause, the names of its arguments, and what would help.
CODES: dict[str, tuple[str, tuple[str, ...], str]] = {
    "no-such-seat": ("D1.1", (), ""),
    "must-choose": ("D3.6", (), "choose"),
    "option-off": ("D11.5", ("option",), "option"),
    "no-worker": ("D4.1", ("type",), "other-worker"),
    "not-in-this-game": ("D4.6", ("place",), "option-builders"),
    "no-dock-ships": ("D4.8", (), "mayflower"),
    "box-full": ("D4.4", ("place",), "other-place"),
    "space-taken": ("D4.6", ("place",), "other-place"),
    "initiative-once": ("D4.3", (), "other-place"),
    "no-front-left": ("D14-II-University", (), "university"),
    "front-of-others": ("D14-II-University", ("space",), "own-worker"),
    "front-not-here": ("D14-II-University", ("space",), "wait"),
    "front-changes-nothing": ("D18.2", ("space",), "own-worker"),
    "undiscovered": ("D5.2.1", ("region",), "discover"),
    "already-discovered": ("D5.6.2", ("target",), "other-region"),
    "too-weak": ("D11.3", ("target", "amount"), "more-explorers"),
    "deck-too-early": ("D5.6.7", (), "discover-all"),
    "deck-empty": ("D5.6.6", (), ""),
    "early-deck-used": ("D12.4", (), "next-age"),
    "early-deck-not-yours": ("D12.4", (), "discover-all"),
    "scouted-already": ("D11.2", ("target",), ""),
    "no-scout-money": ("D11.2", ("amount",), "money"),
    "not-on-market": ("D5.3.1", ("good",), "other-good"),
    "not-on-offer": ("D5.5.1", ("building",), "other-building"),
    "too-expensive": ("D5.5.1", ("building", "amount"), "money"),
    "not-that-type": ("D5.6.2", ("type",), "in-order"),
    "not-so-many": ("D5.6.2", ("type", "amount"), "fewer"),
    "nobody-sails": ("D5.6.1", (), "more-explorers"),
    "no-fee": ("D5.7.1", ("amount",), "money"),
    "not-taught": ("D5.7.1", ("type",), "other-type"),
    "other-specialist": ("D4.6", ("type",), "other-type"),
    "none-in-supply": ("D1.8", ("type",), "bring-home"),
    "none-there": ("D1.8", ("type", "region"), "other-region"),
    "none-of-type": ("D1.8", ("type", "region"), "other-type"),
    "no-worker-there": ("D5.8.2", ("region",), "send-worker"),
    "enemy-not-there": ("D5.8.2", ("region", "seat_enemy"), "other-region"),
    "no-soldier-there": ("D5.8.2", ("region",), "send-soldier"),
    "not-yourself": ("D5.8.2", (), "other-player"),
    "no-war-chest": ("D5.8.3", ("amount",), "money"),
    "no-battlefield": ("D5.8.3", ("seat_enemy",), "meet-enemy"),
    "no-such-victim": ("D5.8.4", ("victim",), "other-type"),
    "in-ascending-order": ("D5.8.4", ("victim",), "in-order"),
    "too-few-behind": ("D5.8.4", ("victim",), "in-order"),
    "benefit-not-yours": ("D7.1", ("benefit",), "buy-building"),
    "benefit-done": ("D7.1", ("benefit",), "next-turn"),
    "benefit-not-open": ("D7.1", ("benefit",), ""),
    "no-soldier-to-move": ("D14-II-Stables", ("region",), "send-soldier"),
    "not-neighbours": ("D14-II-Stables", ("region_from", "region_to"), "other-region"),
    "no-migrants": ("D14-III-Migration", ("region",), "other-region"),
    "same-region": ("D14-III-Migration", ("region",), "other-region"),
    "not-a-migrant": ("D14-III-Migration", ("type",), "other-type"),
    "no-colony": ("D14-II-Indian Allies", ("region",), "other-region"),
    "no-colonist-there": ("D14-III-Plague", ("region",), "other-region"),
    "too-many-culled": ("D14-III-Plague", ("amount",), "fewer"),
    "regions-in-order": ("D14-I-Overpopulation", ("region",), "in-order"),
    "no-counters": ("D14-III-Re-Write History", ("seat_victim",), "other-player"),
    "players-in-order": ("D14-III-Re-Write History", ("seat_victim",), "in-order"),
    "rival-lacks-good": ("D14-I-Smuggler", ("seat_rival", "good"), "other-good"),
    "nothing-to-swap": ("D18.2", ("good",), "other-good"),
    "like-for-like": ("D18.2", ("good",), "other-good"),
    "no-such-good": ("D14-II-Trading House", ("good",), "other-good"),
    "goods-in-order": ("D18.4", ("good",), "in-order"),
    "too-few-colonists": ("D12.1", ("amount",), "bring-home"),
    "order-changes-nothing": ("D18.2", (), "add-colonists"),
    "not-on-dock": ("D12.1", ("type", "seat_rival"), "other-worker"),
    "nobody-to-oust": ("D12.6", ("specialty",), "other-place"),
    "own-worker-there": ("D18.2", ("specialty",), "other-place"),
    "bid-too-low": ("D13.1", ("amount",), "bid-more"),
    "bid-too-high": ("D13.1", ("amount",), "bid-less"),
    "must-open": ("D13.2", (), "bid"),
    "nation-taken": ("D13.2", ("nation",), "other-nation"),
    "points-too-dear": ("D11.4", ("amount",), "fewer"),
    "no-points": ("D11.4", (), "pass"),
}
# A kind of move that is not what is asked: when it would be, and the clause.
WHEN: dict[str, str] = {
    "place": "D4.1", "front": "D14-II-University", "scout": "D11.2", "deck": "D11.2", "send": "D5.2.1",
    "take": "D5.3.1", "buy": "D5.5.1", "chart": "D14-I-New World Cartography", "swap": "D1.8",
    "choose": "D14-I-Spoils of War: specialists", "train": "D5.7.1", "spread": "D14-I-Overpopulation",
    "garrison": "D14-II-Indian Allies", "edict": "D14-II-Papal Edict", "lose": "D14-II-Plague",
    "blight": "D14-III-Plague", "cull": "D14-III-Plague", "rob": "D14-III-Re-Write History", "benefit": "D7.1",
    "stable": "D14-II-Stables", "migrate": "D14-III-Migration", "migrant": "D14-III-Migration",
    "smuggle": "D14-I-Smuggler", "give": "D14-I-Smuggler", "sell": "D14-II-Trading House", "explore": "D5.6.1",
    "sail": "D5.6.2", "battle": "D5.8.1", "war": "D5.8.1", "kill": "D5.8.4", "join": "D12.1", "next": "D12.1",
    "use": "D12.5", "oust": "D12.6", "nation": "D13.2", "bid": "D13.1", "points": "D11.4",
}  # fmt: skip


def refuse(code: str, **args: int | str) -> Refusal:
    """A refusal by its code."""
    clause, _, remedy = CODES[code]
    return Refusal(code, args, clause, remedy)


Reason = Callable[[Discovery, int, Args, int], Refusal]  # the position, the seat, the move's words, the move


def why_not(s: Discovery, seat: int, chosen: int, notation: Notation) -> Refusal:
    """Why an id that is not legal is not."""
    number = top(s)[0]
    kind = notation.kind(chosen).name
    if kind == "pass":
        return refuse("must-open") if number == step.ASK_BID else refuse("must-choose")
    reason = REASONS.get((number, kind))
    if reason is None:
        return Refusal(f"when-{kind}", {}, WHEN[kind], "wait")
    if is_beyond_the_table(s, chosen):
        return refuse("no-such-seat")
    return reason(s, seat, notation.args(chosen, seat, s.players), chosen)


# Kinds of moves that name another player: the first id, how many there are, and how many share a player.
RIVAL_RANGES = (
    (move.EDICT, 12, 2), (move.ROB, 6, 1), (move.SMUGGLE, 66, GOODS), (move.WAR, 6, 1), (move.NEXT, 36, TYPES),
)  # fmt: skip


def is_beyond_the_table(s: Discovery, chosen: int) -> bool:
    """Whether a move names a seat that nobody sits on."""
    for first, size in ((move.BLIGHT, 54), (move.BATTLE, 54)):
        if first <= chosen < first + size:
            return (chosen - first) % warfare.RIVALS >= s.players
    for first, size, shared in RIVAL_RANGES:
        if first <= chosen < first + size:
            return (chosen - first) // shared >= s.players
    return False


def no_place(s: Discovery, seat: int, args: Args, chosen: int) -> Refusal:
    which = (chosen - move.PLACE) % place.PLACES
    if s.hand[seat * TYPES + (chosen - move.PLACE) // place.PLACES] == 0:
        return refuse("no-worker", type=args["type"])
    if which not in (place.SHIPPING, place.DISCOVERY) and s.rules.last[which] < 0:
        if which == place.DOCK_SHIP:
            return refuse("no-dock-ships")
        return refuse("not-in-this-game", place=args["place"])
    if which == place.INITIATIVE and s.spaces[s.rules.last[which]] == 0:
        return refuse("initiative-once")
    assert open_places(s, seat) >> which & 1 == 0, "every other placement is legal"
    return refuse("space-taken" if place.CAPTAIN <= which <= place.TRAINING else "box-full", place=args["place"])


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
        if s.discovered >> target & 1:
            return refuse("already-discovered", target=args["target"])
        return refuse("too-weak", target=args["target"], amount=expedition.needed(s, seat, target))
    if s.counts[zone.DECK] == 0:
        return refuse("deck-empty")
    if target == move.EARLY_TARGET:
        return refuse("early-deck-used") if early_deck(s, seat) else refuse("early-deck-not-yours")
    return refuse("deck-too-early")


def no_sail(s: Discovery, seat: int, args: Args, chosen: int) -> Refusal:
    type_, n = divmod(chosen - move.SAIL, move.SAIL_SPAN)
    asked = top(s)[1]
    if type_ != asked:
        return refuse("not-that-type", type=WORDS["type"][asked])
    if n <= s.explorers[seat * TYPES + type_]:
        need = expedition.needed(s, seat, top(s)[2])
        return (
            refuse("too-weak", target=WORDS["target"][top(s)[2]], amount=need) if need > 1 else refuse("nobody-sails")
        )
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
        return refuse("in-ascending-order", victim=WORDS["victim"][z >> 8])
    asking = s.steps[step.ASK_KILL]
    assert isinstance(asking, warfare.AskKill)
    if asking.standing(s, x, y, kind) <= 0:
        return refuse("no-such-victim", victim=args["victim"])
    return refuse("too-few-behind", victim=args["victim"])


def no_benefit(s: Discovery, seat: int, args: Args, chosen: int) -> Refusal:
    which = s.rules.optional[2 * (chosen - move.BENEFIT)]
    if which < 0 or s.perk(seat, which) == 0:
        return refuse("benefit-not-yours", benefit=args["benefit"])
    if top(s)[1] >> (chosen - move.BENEFIT) & 1 == 0:
        return refuse("benefit-done", benefit=args["benefit"])
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
        return refuse("none-of-type", type=args["type"], region=WORDS["region"][x])
    return refuse("in-ascending-order", victim=WORDS["victim"][(z >> 8) - 1])


def no_garrison(s: Discovery, seat: int, args: Args, chosen: int) -> Refusal:
    return refuse("no-colony", region=args["region"])


def no_loss(s: Discovery, seat: int, args: Args, chosen: int) -> Refusal:
    return refuse("none-of-type", type=args["type"], region=WORDS["region"][top(s)[1]])


def no_blight(s: Discovery, seat: int, args: Args, chosen: int) -> Refusal:
    return refuse("no-colonist-there", region=args["region"])


def no_cull(s: Discovery, seat: int, args: Args, chosen: int) -> Refusal:
    return refuse("too-many-culled", amount=chosen - move.CULL)


def no_scout(s: Discovery, seat: int, args: Args, chosen: int) -> Refusal:
    target = chosen - move.SCOUT
    price = s.rules.scout_price[s.age()]
    if not s.rules.scouting:
        return refuse("option-off", option="scouting")
    if target < REGIONS and s.discovered >> target & 1:
        return refuse("already-discovered", target=args["target"])
    if target == move.DECK_TARGET and s.counts[zone.DECK] == 0:
        return refuse("deck-empty")
    if target == move.DECK_TARGET and s.discovered != ALL_REGIONS and s.perk(seat, perk.EARLY_DECK) == 0:
        return refuse("deck-too-early")
    if s.money[seat] < price:
        return refuse("no-scout-money", amount=price)
    return refuse("scouted-already", target=args["target"])


def no_choice(s: Discovery, seat: int, args: Args, chosen: int) -> Refusal:
    if s.rules.trainable >> (chosen - move.CHOOSE) & 1 == 0:
        return refuse("not-taught", type=args["type"])
    return refuse("in-ascending-order", victim=WORDS["victim"][top(s)[2]])


def no_spread(s: Discovery, seat: int, args: Args, chosen: int) -> Refusal:
    if s.discovered >> (chosen - move.SPREAD) & 1 == 0:
        return refuse("undiscovered", region=args["region"])
    return refuse("regions-in-order", region=WORDS["region"][top(s)[2]])


def no_edict(s: Discovery, seat: int, args: Args, chosen: int) -> Refusal:
    return refuse("not-yourself")


def no_robbery(s: Discovery, seat: int, args: Args, chosen: int) -> Refusal:
    victim = args["seat_rival"]
    if chosen == move.ROB:
        return refuse("not-yourself")
    if chosen - move.ROB < top(s)[2]:
        return refuse("players-in-order", seat_victim=victim)
    return refuse("no-counters", seat_victim=victim)


def no_smuggling(s: Discovery, seat: int, args: Args, chosen: int) -> Refusal:
    left, good = divmod(chosen - move.SMUGGLE, GOODS)
    if left == 0:
        return refuse("not-yourself")
    if s.goods[(seat + left) % s.players * GOODS + good] == 0:
        return refuse("rival-lacks-good", seat_rival=args["seat_rival"], good=args["good"])
    return refuse("nothing-to-swap", good=args["good"])


def no_gift(s: Discovery, seat: int, args: Args, chosen: int) -> Refusal:
    if chosen - move.GIVE == top(s)[2]:
        return refuse("like-for-like", good=args["good"])
    return refuse("no-such-good", good=args["good"])


def no_sale(s: Discovery, seat: int, args: Args, chosen: int) -> Refusal:
    if s.goods[seat * GOODS + chosen - move.SELL] == 0:
        return refuse("no-such-good", good=args["good"])
    return refuse("goods-in-order", good=WORDS["good"][top(s)[2] - 1])


def no_joining(s: Discovery, seat: int, args: Args, chosen: int) -> Refusal:
    if chosen == move.JOIN:
        return refuse("order-changes-nothing")
    return refuse("too-few-colonists", amount=s.supply[seat * TYPES])


def no_next(s: Discovery, seat: int, args: Args, chosen: int) -> Refusal:
    return refuse("not-on-dock", type=args["type"], seat_rival=args["seat_rival"])


def no_oust(s: Discovery, seat: int, args: Args, chosen: int) -> Refusal:
    if s.spaces[place.SPECIALISTS_1 + chosen - move.OUST] == 0:
        return refuse("nobody-to-oust", specialty=args["specialty"])
    return refuse("own-worker-there", specialty=args["specialty"])


def no_bid(s: Discovery, seat: int, args: Args, chosen: int) -> Refusal:
    if chosen - move.BID > s.money[seat]:
        return refuse("bid-too-high", amount=s.money[seat])
    return refuse("bid-too-low", amount=s.high_bid)


def no_nation(s: Discovery, seat: int, args: Args, chosen: int) -> Refusal:
    return refuse("nation-taken", nation=args["nation"])


def no_points(s: Discovery, seat: int, args: Args, chosen: int) -> Refusal:
    if chosen == move.POINTS:
        return refuse("no-points")
    return refuse("points-too-dear", amount=s.money[seat] // s.rules.point_price[top(s)[1]])


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
    (step.ASK_PLACE, "scout"): no_scout,
    (step.ASK_EXPLORE, "scout"): no_scout,
    (step.ASK_CHOOSE, "choose"): no_choice,
    (step.ASK_SPREAD, "spread"): no_spread,
    (step.ASK_EDICT, "edict"): no_edict,
    (step.ASK_ROB, "rob"): no_robbery,
    (step.ASK_SMUGGLE, "smuggle"): no_smuggling,
    (step.ASK_GIVE, "give"): no_gift,
    (step.ASK_SELL, "sell"): no_sale,
    (step.ASK_JOIN, "join"): no_joining,
    (step.ASK_NEXT, "next"): no_next,
    (step.ASK_FIRST, "take"): not_on_market,
    (step.ASK_OUST, "oust"): no_oust,
    (step.ASK_BID, "bid"): no_bid,
    (step.ASK_NATION, "nation"): no_nation,
    (step.ASK_POINTS, "points"): no_points,
}
