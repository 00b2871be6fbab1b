"""Reasons why a move is not legal, one function for each asking step and kind of move.

Each mirrors the conditions in the step's `fill`; it is not compiled, because only refusals call it. It returns codes
and clauses, never sentences, and may use only what the seat knows.
"""

from collections.abc import Callable

from carrack.engine.core.frames import high_byte
from carrack.engine.notation import Notation
from carrack.engine.types import Args, Refusal
from carrack.games.discovery.asks import top
from carrack.games.discovery.buildings import with_perk
from carrack.games.discovery.core import expedition, front, move, perk, place, step, warfare, zone
from carrack.games.discovery.core.good import GOODS
from carrack.games.discovery.core.placement import open_places
from carrack.games.discovery.core.rules import LAST_TURN
from carrack.games.discovery.core.state import Discovery
from carrack.games.discovery.core.tables import ALL_REGIONS, REGIONS
from carrack.games.discovery.core.worker import COLONIST, SOLDIER, TYPES
from carrack.games.discovery.menus import BENEFIT_BUILDINGS, early_deck, is_in_play
from carrack.games.discovery.moments import (
    is_front_left,
    is_window_left,
    no_benefit_of,
    no_building,
    no_university,
    not_in_this_game,
    not_now,
)
from carrack.games.discovery.refusals import CODES, WHEN, WIDENED, refuse
from carrack.games.discovery.words import WORDS

__all__ = ["CODES", "WHEN", "WIDENED", "why_not"]

# Steps that refuse a pass with a code of their own; elsewhere the worker's action may not be forgone (D3.6).
COMPULSORY: dict[int, str] = {
    step.ASK_PLACE: "D4.1", step.ASK_SAIL: "D5.6.2", step.ASK_KILL: "D5.8.4", step.ASK_CHART: "D7.1",
    step.ASK_STABLE: "D7.1", step.ASK_MIGRATE: "D7.1", step.ASK_SMUGGLE: "D7.1", step.ASK_SELL: "D7.1",
    step.ASK_MIGRANT: "D14-III-Migration", step.ASK_LOSE: "D14-II-Plague", step.ASK_BLIGHT: "D14-III-Plague",
    step.ASK_CULL: "D14-III-Plague", step.ASK_SPREAD: "D14-I-Overpopulation", step.ASK_EDICT: "D14-II-Papal Edict",
    step.ASK_GIVE: "D14-I-Smuggler", step.ASK_NEXT: "D12.1", step.ASK_DECK: "D11.2", step.ASK_NATION: "D13.2",
}  # fmt: skip

AT_WORK = (step.ASK_SEND, step.ASK_CHART)  # steps that offer scouting only in later versions of the rules (D11.2)
Reason = Callable[[Discovery, int, Args, int], Refusal]  # takes the position, the seat, the move's words and the move


def why_not(s: Discovery, seat: int, chosen: int, notation: Notation) -> Refusal:
    """Return why a move is not legal."""
    number = top(s)[0]
    kind = notation.kind(chosen).name
    if kind == "pass":
        return no_pass(s)
    if is_beyond_the_table(s, chosen):
        return refuse("no-such-seat")
    reason = REASONS.get((number, kind))
    if kind == "scout" and number in AT_WORK and not s.rules.scouts_at_work:
        reason = None
    if reason is None:
        return not_now(s, seat, kind)
    return reason(s, seat, notation.args(chosen, seat, s.players), chosen)


# Kinds of moves that name another player: first id, number of ids, and number of consecutive ids for each player.
RIVAL_RANGES = (
    (move.EDICT, 12, 2), (move.ROB, 6, 1), (move.SMUGGLE, 66, GOODS), (move.WAR, 6, 1), (move.NEXT, 36, TYPES),
)  # fmt: skip


def is_beyond_the_table(s: Discovery, chosen: int) -> bool:
    """Whether a move names a seat that this game does not have."""
    for first, size in ((move.BLIGHT, 54), (move.BATTLE, 54)):
        if first <= chosen < first + size:
            return (chosen - first) % warfare.RIVALS >= s.players
    for first, size, shared in RIVAL_RANGES:
        if first <= chosen < first + size:
            return (chosen - first) // shared >= s.players
    return False


def in_turn(s: Discovery) -> str | None:
    """Return the remedy: that of the refusal's code (None), or in the last turn no remedy (an empty text)."""
    return "" if s.turn == LAST_TURN else None


def choosing_clause(s: Discovery) -> str:
    """Return the clause that gives specialists of choice: before the first turn the auction's, later a building's."""
    return "D14-I-Spoils of War: specialists" if s.turn > 0 else "D13.1"


def garrison_clause(s: Discovery) -> str:
    """Return the clause of the building that puts workers into a colony."""
    return "D14-II-Papal Edict" if top(s)[1] == COLONIST else "D14-II-Indian Allies"


def no_pass(s: Discovery) -> Refusal:
    number = top(s)[0]
    if number == step.ASK_BID:
        return refuse("must-open")
    if number == step.ASK_CHOOSE:
        return refuse("must-choose", choosing_clause(s))
    if number == step.ASK_GARRISON:
        return refuse("must-choose", garrison_clause(s))
    return refuse("must-choose", COMPULSORY.get(number, ""))


def no_place(s: Discovery, seat: int, args: Args, chosen: int) -> Refusal:
    which = (chosen - move.PLACE) % place.PLACES
    if s.hand[seat * TYPES + (chosen - move.PLACE) // place.PLACES] == 0:
        return refuse("no-worker", type=args["type"])
    if which == place.DOCK_SHIP:
        return no_dock_ship(s, seat)
    if which not in (place.SHIPPING, place.DISCOVERY) and s.rules.last[which] < 0:
        return refuse("not-in-this-game", place=args["place"])
    if which == place.INITIATIVE and seat in {(who - 1) // TYPES for who in s.spaces[: place.DOCK_1] if who > 0}:
        return refuse("initiative-once")
    assert open_places(s, seat) >> which & 1 == 0, "every other placement is legal"
    return refuse("space-taken" if place.CAPTAIN <= which <= place.TRAINING else "box-full", place=args["place"])


def no_dock_ship(s: Discovery, seat: int) -> Refusal:
    ships = with_perk(perk.DOCK_SHIPS)
    if not is_in_play(s, *ships):
        return no_building(ships[0])
    if s.perk(seat, perk.DOCK_SHIPS) == 0 or s.ships[seat] == 0:
        return refuse("no-dock-ships")
    # All ships that the seat may use carry a worker already.
    return refuse("no-dock-ships", remedy="" if s.turn == LAST_TURN else "next-turn")


def no_front(s: Discovery, seat: int, args: Args, chosen: int) -> Refusal:
    space = chosen - move.FRONT
    box = front.box_of(space)
    if s.perk(seat, perk.FRONTS) == 0:
        return no_university(s, seat)
    if s.rules.front_boxes >> box & 1 == 0:
        return refuse("front-no-track", space=args["space"])
    if space == place.ORDER_FRONT:
        if s.order[0] == seat:
            return refuse("front-changes-nothing", space=args["space"])
        later = is_front_left(s, place.AT_SHIPPING, place.AT_DISCOVERY)
        return refuse("front-not-here", remedy=None if later else "", space=args["space"])
    if (s.spaces[space] + TYPES - 1) // TYPES != seat + 1:
        return refuse("front-of-others", space=args["space"])
    later = is_front_left(s, box)
    unresolved = unresolved_space(s)
    if space < unresolved < front.end_of_track(space):  # its worker is resolved already
        return refuse("front-not-here", remedy=None if later else "", space=args["space"])
    track = [at for at in range(front.front_of_track(space, unresolved), space + 1) if s.spaces[at] > 0]
    equals = len(track) - 1  # index of the first equal worker right before it
    while equals > 0 and s.spaces[track[equals - 1]] == s.spaces[space]:
        equals -= 1
    if equals == 0:
        return refuse("front-changes-nothing", space=args["space"])
    if not is_front_here(s, box):
        return refuse("front-not-here", remedy=None if later else "", space=args["space"])
    return refuse("front-same", space=WORDS["space"][track[equals]])


def is_front_here(s: Discovery, box: int) -> bool:
    """Whether workers of a box may go to its front now."""
    number, x, _, _ = top(s)
    return number == step.ASK_PLACE or bool(front.boxes_in_front(x) >> box & 1)


def unresolved_space(s: Discovery) -> int:
    """Return the first space not resolved yet, if a window is open between two workers of a box."""
    number, _, y, _ = top(s)
    return y if number in (step.ASK_FRONT, step.ASK_FRONT_MID) else 0


def not_discovered(s: Discovery, seat: int, args: Args, chosen: int) -> Refusal:
    return refuse("undiscovered", region=args["region"])


def not_on_market(s: Discovery, seat: int, args: Args, chosen: int) -> Refusal:
    return refuse("not-on-market", good=args["good"])


def no_purchase(s: Discovery, seat: int, args: Args, chosen: int) -> Refusal:
    building = list(s.rules.buy_move).index(chosen)
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
        if early_deck(s, seat):
            return refuse("early-deck-used", remedy="" if s.age() == s.rules.age[LAST_TURN] else None)
        return not_in_this_game(s, "nation") or refuse("early-deck-not-yours")
    return refuse("deck-too-early")


def no_sail(s: Discovery, seat: int, args: Args, chosen: int) -> Refusal:
    type_, n = divmod(chosen - move.SAIL, move.SAIL_SPAN)
    _, asked, target, _ = top(s)
    here = s.explorers[seat * TYPES + type_]
    if n > here or here == 0:
        return refuse("not-so-many", type=args["type"], amount=here)
    if type_ < asked:
        return refuse("sail-settled", type=args["type"])
    if type_ > asked:
        return refuse("not-that-type", type=WORDS["type"][asked])
    need = expedition.needed(s, seat, target)
    return refuse("too-weak", target=WORDS["target"][target], amount=need) if need > 1 else refuse("nobody-sails")


def no_specialist(s: Discovery, seat: int, args: Args, chosen: int) -> Refusal:
    type_ = chosen - move.TRAIN
    asked = top(s)[1]
    if asked not in (type_, TYPES):
        return refuse("other-specialist", type=WORDS["type"][asked])
    if s.rules.trainable >> type_ & 1 == 0:
        return refuse("not-taught", type=args["type"])
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
    asking = s.steps[step.ASK_KILL]
    assert isinstance(asking, warfare.AskKill)
    if asking.victims_left(s, x, y, kind) <= 0:
        return refuse("no-such-victim", victim=args["victim"])
    if kind < high_byte(z):
        return refuse("in-ascending-order", victim=WORDS["victim"][high_byte(z)])
    return refuse("too-few-behind", victim=args["victim"])


def no_benefit(s: Discovery, seat: int, args: Args, chosen: int) -> Refusal:
    i = chosen - move.BENEFIT
    names = BENEFIT_BUILDINGS[i]
    benefit = WORDS["benefit"][i]
    if not is_in_play(s, *names):
        return no_building(names[0])
    if s.rules.optional[2 * i] < 0:
        later = is_window_left(s, perk.SOLDIER_MOVES)
        return refuse("stables-as-window", remedy=None if later else "")
    never = no_benefit_of(s, seat, benefit)
    if never is not None:
        return never
    if top(s)[1] >> i & 1 == 0:
        return refuse("benefit-done", remedy=in_turn(s), benefit=benefit)
    return refuse("benefit-not-open", benefit=benefit)


def no_sugar(s: Discovery, seat: int, args: Args, chosen: int) -> Refusal:
    return not_in_this_game(s, "sugar") or refuse("no-sugar-due")


def no_chart(s: Discovery, seat: int, args: Args, chosen: int) -> Refusal:
    return refuse("already-discovered", target=args["region"])


def no_ride(s: Discovery, seat: int, args: Args, chosen: int) -> Refusal:
    origin, target = divmod(chosen - move.STABLE, REGIONS)
    if origin == target:
        return refuse("same-region", "D14-II-Stables", region=args["region_to"])
    if s.troop(origin, seat, SOLDIER) == 0:
        return refuse("no-soldier-to-move", region=args["region_from"])
    if s.rules.neighbours[origin] >> target & 1 == 0:
        return refuse("not-neighbours", region_from=args["region_from"], region_to=args["region_to"])
    if s.discovered >> target & 1 == 0:
        return refuse("undiscovered", "D14-II-Stables", region=args["region_to"])
    return refuse("nobody-there", region=args["region_to"])


def no_migration(s: Discovery, seat: int, args: Args, chosen: int) -> Refusal:
    origin, target = divmod(chosen - move.MIGRATE, REGIONS)
    if origin == target:
        return refuse("same-region", region=args["region_to"])
    if s.discovered >> target & 1 == 0:
        return refuse("undiscovered", "D14-III-Migration", region=args["region_to"])
    return refuse("no-migrants", region=args["region_from"])


def no_migrant(s: Discovery, seat: int, args: Args, chosen: int) -> Refusal:
    _, x, _, z = top(s)
    clause = "D14-III-Migration"
    type_ = chosen - move.MIGRANT
    if s.rules.migrants >> type_ & 1 == 0:
        return refuse("not-a-migrant", type=args["type"])
    if s.troop(x, seat, type_) == 0:
        return refuse("none-of-type", clause, type=args["type"], region=WORDS["region"][x])
    return refuse("in-ascending-order", clause, victim=WORDS["victim"][high_byte(z) - 1])


def no_garrison(s: Discovery, seat: int, args: Args, chosen: int) -> Refusal:
    return refuse("no-colony", garrison_clause(s), region=args["region"])


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
        return refuse("already-discovered", "D11.2", target=args["target"])
    if target == move.DECK_TARGET and s.counts[zone.DECK] == 0:
        return refuse("deck-empty", "D11.2")
    if target == move.DECK_TARGET and s.discovered != ALL_REGIONS and s.perk(seat, perk.EARLY_DECK) == 0:
        return refuse("deck-too-early", "D11.2")
    if knows(s, seat, target):
        return refuse("scouted-already", target=args["target"])
    return refuse("no-scout-money", amount=price)


def knows(s: Discovery, seat: int, target: int) -> bool:
    """Whether a look is pointless for a seat; a known top card may still go to the bottom once the deck is in use."""
    if target < REGIONS:
        return bool(s.knows[s.layout.zone_at[zone.COUNTERS] + target] >> seat & 1)
    top_card = s.layout.zone_at[zone.DECK] + s.counts[zone.DECK] - 1
    return s.discovered != ALL_REGIONS and bool(s.knows[top_card] >> seat & 1)


def no_choice(s: Discovery, seat: int, args: Args, chosen: int) -> Refusal:
    if s.rules.trainable >> (chosen - move.CHOOSE) & 1 == 0:
        return refuse("not-taught", choosing_clause(s), type=args["type"])
    return refuse("in-ascending-order", choosing_clause(s), victim=WORDS["victim"][top(s)[2]])


def no_spread(s: Discovery, seat: int, args: Args, chosen: int) -> Refusal:
    if s.discovered >> (chosen - move.SPREAD) & 1 == 0:
        return refuse("undiscovered", "D14-I-Overpopulation", region=args["region"])
    return refuse("regions-in-order", region=WORDS["region"][top(s)[2]])


def no_edict(s: Discovery, seat: int, args: Args, chosen: int) -> Refusal:
    return refuse("not-yourself", "D14-II-Papal Edict")


def no_robbery(s: Discovery, seat: int, args: Args, chosen: int) -> Refusal:
    victim = args["seat_rival"]
    if chosen == move.ROB:
        return refuse("not-yourself", "D14-III-Re-Write History")
    if chosen - move.ROB < top(s)[2]:
        return refuse("players-in-order", seat_victim=victim)
    return refuse("no-counters", seat_victim=victim)


def no_smuggling(s: Discovery, seat: int, args: Args, chosen: int) -> Refusal:
    left, good = divmod(chosen - move.SMUGGLE, GOODS)
    if left == 0:
        return refuse("not-yourself", "D14-I-Smuggler")
    if s.goods[(seat + left) % s.players * GOODS + good] == 0:
        return refuse("rival-lacks-good", seat_rival=args["seat_rival"], good=args["good"])
    return refuse("nothing-to-swap", good=args["good"])


def no_gift(s: Discovery, seat: int, args: Args, chosen: int) -> Refusal:
    if chosen - move.GIVE == top(s)[2]:
        return refuse("like-for-like", good=args["good"])
    return refuse("no-such-good", "D14-I-Smuggler", good=args["good"])


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
    clause = "D13.2" if s.rules.auctions_nations else "D13.1"
    if chosen - move.BID > s.money[seat]:
        return refuse("bid-too-high", clause, amount=s.money[seat])
    return refuse("bid-too-low", clause, amount=s.high_bid)


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
    (step.ASK_FRONT_MID, "front"): no_front,
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
    (step.ASK_BENEFIT, "sugar"): no_sugar,
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
    (step.ASK_SEND, "scout"): no_scout,
    (step.ASK_CHART, "scout"): no_scout,
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
