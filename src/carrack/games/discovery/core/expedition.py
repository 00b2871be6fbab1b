"""The discovery box (D5.6), and discoveries without an expedition (D14-I-New World Cartography)."""

from typing import Final

from mypy_extensions import i64

from carrack.engine.core.frames import frame
from carrack.engine.core.state import EVERYBODY, Step
from carrack.games.discovery.core import move, note, perk, step, zone
from carrack.games.discovery.core.scouting import offer_scouts, scout
from carrack.games.discovery.core.state import Discovery
from carrack.games.discovery.core.tables import ALL_REGIONS, COUNTER_KINDS, REGIONS, add_in
from carrack.games.discovery.core.worker import CAPTAIN, COLONIST, SOLDIER, TYPES

EARLY_RESISTANCE: Final = 3  # D12.4


class DiscoveryBox(Step[Discovery]):
    """In player order everybody with workers in the box may launch one expedition; x is whose turn is next (D5.6.1)."""

    def run(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        for at in range(x, s.players):
            who = s.order[at]
            for type_ in range(TYPES):
                if s.explorers[who * TYPES + type_] > 0:
                    s.again(at + 1)
                    s.start_line()
                    s.push(frame(step.ASK_EXPLORE, who))
                    return
        s.done()


class AskExplore(Step[Discovery]):
    """Where an expedition goes, if anywhere: an undiscovered region, or else the deck (D5.6.2, D5.6.6, D5.6.7)."""

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
        for type_ in range(TYPES):
            s.sent[type_] = 0
        s.plan(frame(step.SAILING, seat, 0, target), frame(step.LAUNCH, seat, target))


def worth_of(s: Discovery, seat: i64, type_: i64) -> i64:
    """What one worker of a type counts in an expedition (D5.6.3)."""
    return 2 + s.perk(seat, perk.CAPTAIN_BONUS) if type_ == CAPTAIN else 1


def strength_left(s: Discovery, seat: i64, first: i64) -> i64:
    """What the explorers of a seat could still add, from a type on."""
    total: i64 = 0
    for type_ in range(first, TYPES):
        total += s.explorers[seat * TYPES + type_] * worth_of(s, seat, type_)
    return total


def needed(s: Discovery, seat: i64, target: i64) -> i64:
    """The strength an expedition must have: where counters lie open, too weak a one is illegal (D11.3)."""
    if not s.rules.open_counters or target >= REGIONS:
        return 0
    return resistance(s, seat, i64(s.slots[s.layout.zone_at[zone.COUNTERS] + target]))


def could_win(s: Discovery, seat: i64, region: i64) -> bool:
    """Whether all explorers of a seat together are strong enough for what is known to lie in a region."""
    return strength_left(s, seat, 0) >= needed(s, seat, region)


def resistance(s: Discovery, seat: i64, met: i64) -> i64:
    """The strength that a counter or card asks of a seat's expedition (D5.6.3)."""
    return max(s.rules.resistance[met] - s.perk(seat, perk.RESISTANCE_CUT), 0)


class Sailing(Step[Discovery]):
    """Make up the expedition to y type by type, from x on (D5.6.2)."""

    def run(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        for type_ in range(x, TYPES):
            if s.explorers[seat * TYPES + type_] > 0:
                s.again(type_ + 1, y)
                s.push(frame(step.ASK_SAIL, seat, type_, y))
                return
        s.done()


class AskSail(Step[Discovery]):
    """How many workers of a type (x) go along to y; at least one worker must."""

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
        s.sent[x] = (chosen - move.SAIL) % move.SAIL_SPAN


class Launch(Step[Discovery]):
    """Turn up what the expedition meets at its target (x); the workers sent come home after the rewards (D5.6.8)."""

    def run(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        s.done()
        strength = s.strength(seat)
        if s.noting:
            s.note(note.EXPEDITION, seat, x, strength)
        if x < REGIONS:
            self.meet_counter(s, seat, x, strength)
        else:
            self.meet_card(s, seat, x, strength)
        for type_ in range(TYPES):
            n = s.sent[type_]
            s.explorers[seat * TYPES + type_] -= n
            s.supply[seat * TYPES + type_] += n
            s.sent[type_] = 0

    def meet_counter(self, s: Discovery, seat: i64, region: i64, strength: i64) -> None:
        """The counter of a region: won (D5.6.4), or back face down (D5.6.5)."""
        met = s.turn_up(region)
        need = resistance(s, seat, met)
        if strength >= need:
            s.win_discovery(seat, region, s.sent[SOLDIER], COLONIST)
            self.tell_lowered(s, seat, need, s.rules.resistance[met])
            return
        if s.noting:
            s.note(note.REPELLED, seat, region, need)
        self.tell_lowered(s, seat, need, s.rules.resistance[met])
        if s.rules.no_survivors and not s.rules.open_counters and s.counts[zone.ASIDE] > 0:
            s.replace_counter(region)

    def meet_card(self, s: Discovery, seat: i64, target: i64, strength: i64) -> None:
        """The top card: no colonist if won, shuffled back if not (D5.6.6)."""
        card: i64 = s.look(zone.DECK, s.counts[zone.DECK] - 1, EVERYBODY)
        met = COUNTER_KINDS + card
        need = resistance(s, seat, met)
        full = s.rules.resistance[met]
        if target == move.EARLY_TARGET:
            s.spend_perk(seat, perk.EARLY_DECK)
            full = EARLY_RESISTANCE
            need = max(full - s.perk(seat, perk.RESISTANCE_CUT), 0)
        if strength < need:
            if s.noting:
                s.note(note.CARD_LOST, seat, card, need)
            self.tell_lowered(s, seat, need, full)
            s.shuffle(zone.CARD_MIX, zone.DECK)
            return
        s.counts[zone.DECK] -= 1
        s.charted = add_in(s.charted, seat, 1 << card)
        if s.noting:
            s.note(note.CARD_WON, seat, card)
        s.earn(seat, s.rules.plunder[met], note.PLUNDER)
        s.earn(seat, s.rules.per_soldier[met] * s.sent[SOLDIER], note.CONQUISTADORS)
        self.tell_lowered(s, seat, need, full)

    def tell_lowered(self, s: Discovery, seat: i64, need: i64, full: i64) -> None:
        """Tell that a building lowered what an expedition met (D14-I-Plague)."""
        if s.noting and need < full:
            s.note(note.LOWERED, seat, need, full)
