"""The discovery box (D5.6), and discoveries without an expedition (D14-I-New World Cartography)."""

from mypy_extensions import i64

from carrack.engine.core.state import EVERYBODY, Step, frame
from carrack.games.discovery.core import move, note, perk, step, zone
from carrack.games.discovery.core.state import Discovery
from carrack.games.discovery.core.tables import ALL_REGIONS, COUNTER_KINDS, REGIONS
from carrack.games.discovery.core.worker import COLONIST, SOLDIER, TYPES


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
    """Where an expedition goes, if anywhere: an undiscovered region, or the deck once there is none (D5.6.6)."""

    asks = True

    def fill(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        s.offer(move.PASS)
        if s.discovered != ALL_REGIONS:
            for region in range(REGIONS):
                if s.discovered >> region & 1 == 0:
                    s.offer(move.EXPLORE + region)
        elif s.counts[zone.DECK] > 0:
            s.offer(move.EXPLORE + move.DECK_TARGET)

    def apply(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, chosen: i64, /) -> None:
        s.done()
        if chosen == move.PASS:
            return
        target = chosen - move.EXPLORE
        for type_ in range(TYPES):
            s.sent[type_] = 0
        s.plan(frame(step.SAILING, seat), frame(step.LAUNCH, seat, target))


class Sailing(Step[Discovery]):
    """Make up the expedition type by type, from x on (D5.6.2)."""

    def run(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        for type_ in range(x, TYPES):
            if s.explorers[seat * TYPES + type_] > 0:
                s.again(type_ + 1)
                s.push(frame(step.ASK_SAIL, seat, type_))
                return
        s.done()


class AskSail(Step[Discovery]):
    """How many workers of a type (x) go along; at least one worker must."""

    asks = True
    continues = True

    def fill(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        nobody: i64 = 1
        for type_ in range(TYPES):
            if s.sent[type_] > 0 or (type_ > x and s.explorers[seat * TYPES + type_] > 0):
                nobody = 0
        for n in range(nobody, s.explorers[seat * TYPES + x] + 1):
            s.offer(move.SAIL + x * move.SAIL_SPAN + n)

    def apply(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, chosen: i64, /) -> None:
        s.done()
        s.sent[x] = (chosen - move.SAIL) % move.SAIL_SPAN


class Launch(Step[Discovery]):
    """Turn up what the expedition meets at its target (x), and bring the workers home after the rewards (D5.6.3–8)."""

    def run(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        s.done()
        strength = s.strength(seat)
        if s.noting:
            s.note(note.EXPEDITION, seat, x, strength)
        if x < REGIONS:
            counter = s.turn_up(x)
            resistance = self.resistance(s, seat, counter)
            if strength >= resistance:
                s.win_discovery(seat, x, s.sent[SOLDIER], COLONIST)
            elif s.noting:
                s.note(note.REPELLED, seat, x, resistance)
        else:
            self.meet_card(s, seat, strength)
        for type_ in range(TYPES):
            n = s.sent[type_]
            s.explorers[seat * TYPES + type_] -= n
            s.supply[seat * TYPES + type_] += n
            s.sent[type_] = 0

    def resistance(self, s: Discovery, seat: i64, met: i64) -> i64:
        """What a counter or card opposes to this seat."""
        return max(s.rules.resistance[met] - s.perk(seat, perk.RESISTANCE_CUT), 0)

    def meet_card(self, s: Discovery, seat: i64, strength: i64) -> None:
        """The top card: no colonist if won, shuffled back if not (D5.6.6)."""
        card: i64 = s.look(zone.DECK, s.counts[zone.DECK] - 1, EVERYBODY)
        met = COUNTER_KINDS + card
        resistance = self.resistance(s, seat, met)
        if strength < resistance:
            if s.noting:
                s.note(note.CARD_LOST, seat, card, resistance)
            s.shuffle(zone.CARD_MIX, zone.DECK)
            return
        s.counts[zone.DECK] -= 1
        s.charted[seat] |= 1 << card
        if s.noting:
            s.note(note.CARD_WON, seat, card)
        s.earn(seat, s.rules.plunder[met], note.PLUNDER)
        s.earn(seat, s.rules.per_soldier[met] * s.sent[SOLDIER], note.CONQUISTADORS)
