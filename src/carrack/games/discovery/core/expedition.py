"""The discovery box (D5.6), and discoveries without an expedition (D14-I-New World Cartography)."""

from typing import Final

from mypy_extensions import i64

from carrack.engine.core.frames import frame
from carrack.engine.core.state import EVERYBODY, Step
from carrack.engine.core.tables import add_in
from carrack.games.discovery.core import event, move, perk, step, zone
from carrack.games.discovery.core.scouting import offer_scouts, scout
from carrack.games.discovery.core.state import Discovery
from carrack.games.discovery.core.tables import ALL_REGIONS, COUNTER_KINDS, REGIONS
from carrack.games.discovery.core.worker import CAPTAIN, COLONIST, SOLDIER, TYPES

EARLY_RESISTANCE: Final = 3  # D12.4


class DiscoveryBox(Step[Discovery]):
    """Let each seat with workers in the box launch one expedition, in player order; x is the next place (D5.6.1)."""

    def run(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        explorers = s.explorers
        for at in range(x, s.players):
            who = s.order[at]
            for type_ in range(TYPES):
                if explorers[who * TYPES + type_] > 0:
                    s.again(at + 1)
                    s.start_line()
                    s.push(frame(step.ASK_EXPLORE, who))
                    return
        s.done()


class AskExplore(Step[Discovery]):
    """Ask for an expedition's target, or none: an undiscovered region, later the deck (D5.6.2, D5.6.6, D5.6.7)."""

    asks = True

    def fill(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        s.offer(move.PASS)
        if s.rules.scouting:
            offer_scouts(s, seat)
        if s.discovered != ALL_REGIONS:
            for region in range(REGIONS):
                if s.discovered >> region & 1 == 0 and (not s.rules.open_counters or could_win(s, seat, region)):
                    s.offer(move.EXPLORE + region)
        if s.counts[zone.DECK] > 0:
            if s.discovered == ALL_REGIONS:
                s.offer(move.EXPLORE + move.DECK_TARGET)
            if s.perk(seat, perk.EARLY_DECK) > 0:
                s.offer(move.EXPLORE + move.EARLY_TARGET)

    def apply(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, chosen: i64, /) -> None:
        if move.SCOUT <= chosen < move.DECK:
            scout(s, seat, chosen - move.SCOUT)
            return
        s.done()
        if chosen == move.PASS:
            return
        target = chosen - move.EXPLORE
        sent = s.own_sent()
        for type_ in range(TYPES):
            sent[type_] = 0
        s.push_in_order(frame(step.SAILING, seat, 0, target), frame(step.LAUNCH, seat, target))


def worth_of(s: Discovery, seat: i64, type_: i64) -> i64:
    """Return the strength of a worker of a type in an expedition (D5.6.3)."""
    if type_ == CAPTAIN:
        return 2 + s.perk(seat, perk.CAPTAIN_BONUS)
    return 1


def strength_left(s: Discovery, seat: i64, first: i64) -> i64:
    """Return the strength of a seat's explorers of a type and all later types."""
    total: i64 = 0
    explorers = s.explorers
    for type_ in range(first, TYPES):
        total += explorers[seat * TYPES + type_] * worth_of(s, seat, type_)
    return total


def needed(s: Discovery, seat: i64, target: i64) -> i64:
    """Return the least strength of a legal expedition: a weaker one is illegal against a face-up counter (D11.3)."""
    if not s.rules.open_counters or target >= REGIONS:
        return 0
    return resistance(s, seat, i64(s.slots[s.layout.zone_at[zone.COUNTERS] + target]))


def could_win(s: Discovery, seat: i64, region: i64) -> bool:
    """Whether all explorers of a seat together could succeed in a region, as far as its counter is face up."""
    return strength_left(s, seat, 0) >= needed(s, seat, region)


def resistance(s: Discovery, seat: i64, met: i64) -> i64:
    """Return the strength a seat's expedition needs against a counter or card (D5.6.3)."""
    return max(s.rules.resistance[met] - s.perk(seat, perk.RESISTANCE_CUT), 0)


class Sailing(Step[Discovery]):
    """Ask for the workers of the expedition to y, type by type, from type x on (D5.6.2)."""

    def run(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        explorers = s.explorers
        for type_ in range(x, TYPES):
            if explorers[seat * TYPES + type_] > 0:
                s.again(type_ + 1, y)
                s.push(frame(step.ASK_SAIL, seat, type_, y))
                return
        s.done()


class AskSail(Step[Discovery]):
    """Ask how many workers of a type (x) go to y; at least one worker must go."""

    asks = True
    continues = True

    def fill(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        later = strength_left(s, seat, x + 1)
        have = s.strength(seat) + later
        need = max(needed(s, seat, y), 1)
        worth = worth_of(s, seat, x)
        for n in range(s.explorers[seat * TYPES + x] + 1):
            if have + n * worth >= need:
                s.offer(move.SAIL + x * move.SAIL_SPAN + n)

    def apply(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, chosen: i64, /) -> None:
        s.done()
        s.own_sent()[x] = (chosen - move.SAIL) % move.SAIL_SPAN


class Launch(Step[Discovery]):
    """Turn up the counter or card at the target (x); the workers sent go home after the rewards (D5.6.8)."""

    def run(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        s.done()
        strength = s.strength(seat)
        if s.is_logging:
            s.log(event.EXPEDITION, seat, x, strength)
        if x < REGIONS:
            self.meet_counter(s, seat, x, strength)
        else:
            self.meet_card(s, seat, x, strength)
        sent, explorers, supply = s.own_sent(), s.own_explorers(), s.own_supply()
        for type_ in range(TYPES):
            n = sent[type_]
            explorers[seat * TYPES + type_] -= n
            supply[seat * TYPES + type_] += n
            sent[type_] = 0

    def meet_counter(self, s: Discovery, seat: i64, region: i64, strength: i64) -> None:
        """Win the counter of a region (D5.6.4), or turn it face down again (D5.6.5)."""
        met = s.turn_up(region)
        need = resistance(s, seat, met)
        if strength >= need:
            s.win_discovery(seat, region, s.sent[SOLDIER], COLONIST)
            self.tell_lowered(s, seat, need, s.rules.resistance[met])
            return
        if s.is_logging:
            s.log(event.REPELLED, seat, region, need)
        self.tell_lowered(s, seat, need, s.rules.resistance[met])
        if s.rules.no_survivors and not s.rules.open_counters and s.counts[zone.ASIDE] > 0:
            s.replace_counter(region)

    def meet_card(self, s: Discovery, seat: i64, target: i64, strength: i64) -> None:
        """Win the top card, which gives no colonist, or shuffle it back (D5.6.6)."""
        card: i64 = s.look(zone.DECK, s.counts[zone.DECK] - 1, EVERYBODY)
        met = COUNTER_KINDS + card
        need = resistance(s, seat, met)
        full = s.rules.resistance[met]
        if target == move.EARLY_TARGET:
            s.spend_perk(seat, perk.EARLY_DECK)
            full = EARLY_RESISTANCE
            need = max(full - s.perk(seat, perk.RESISTANCE_CUT), 0)
        if strength < need:
            if s.is_logging:
                s.log(event.CARD_LOST, seat, card, need)
            self.tell_lowered(s, seat, need, full)
            s.shuffle(zone.CARD_MIX, zone.DECK)
            return
        s.own_counts()[zone.DECK] -= 1
        s.charted = add_in(s.charted, seat, 1 << card)
        if s.is_logging:
            s.log(event.CARD_WON, seat, card)
        s.earn(seat, s.rules.plunder[met], event.PLUNDER)
        s.earn(seat, s.rules.per_soldier[met] * s.sent[SOLDIER], event.CONQUISTADORS)
        self.tell_lowered(s, seat, need, full)

    def tell_lowered(self, s: Discovery, seat: i64, need: i64, full: i64) -> None:
        """Log that a building lowered the resistance (D14-I-Plague)."""
        if s.is_logging and need < full:
            s.log(event.LOWERED, seat, need, full)
