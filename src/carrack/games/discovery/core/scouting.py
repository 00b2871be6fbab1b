"""Scouting (D11.2): paying to look at a counter, or at the top card."""

from mypy_extensions import i64

from carrack.engine.core.frames import frame
from carrack.engine.core.state import Step
from carrack.games.discovery.core import event, move, perk, step, zone
from carrack.games.discovery.core.state import Discovery
from carrack.games.discovery.core.tables import ALL_REGIONS, REGIONS


def offer_scouts(s: Discovery, seat: i64) -> None:
    """Offer the looks a seat can pay for, except at counters it knows; a known top card may still go to the bottom."""
    if s.money[seat] < s.rules.scout_price[s.age()]:
        return
    at = s.layout.zone_at[zone.COUNTERS]
    for region in range(REGIONS):
        if i64(s.knows[at + region]) >> seat & 1 == 0:
            s.offer(move.SCOUT + region)
    if can_scout_deck(s, seat):
        s.offer(move.SCOUT + move.DECK_TARGET)


def offer_scouts_at_work(s: Discovery, seat: i64) -> None:
    """Offer looks while a dock worker of the seat resolves, and just before it charts a region, if the rules say so."""
    if s.rules.scouting and s.rules.scouts_at_work:
        offer_scouts(s, seat)


def can_scout_deck(s: Discovery, seat: i64) -> bool:
    """Whether a seat may look at the top card."""
    if s.counts[zone.DECK] == 0:
        return False
    if s.discovered == ALL_REGIONS:
        return True
    top = s.layout.zone_at[zone.DECK] + s.counts[zone.DECK] - 1
    return s.perk(seat, perk.EARLY_DECK) > 0 and i64(s.knows[top]) >> seat & 1 == 0


def scout(s: Discovery, seat: i64, target: i64) -> None:
    """Pay and look; others learn which counter or card was scouted, but not its token."""
    s.spend(seat, s.rules.scout_price[s.age()], event.SCOUTING)
    if s.is_logging:
        s.log(event.SCOUTED, seat, target)
    if target < REGIONS:
        s.look(zone.COUNTERS, target, 1 << seat)
        return
    s.look(zone.DECK, s.counts[zone.DECK] - 1, 1 << seat)
    if s.discovered == ALL_REGIONS:
        s.push(frame(step.ASK_DECK, seat))


class AskDeck(Step[Discovery]):
    """Ask whether the card just looked at goes back on top or to the bottom."""

    asks = True
    continues = True

    def fill(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        if s.counts[zone.DECK] > 1:
            s.offer(move.DECK)
            s.offer(move.DECK + 1)

    def apply(self, s: Discovery, seat: i64, x: i64, y: i64, z: i64, chosen: i64, /) -> None:
        s.done()
        if s.is_logging:
            s.log(event.CARD_LAID, seat, chosen - move.DECK)
        if chosen == move.DECK:
            return
        bottom = s.layout.zone_at[zone.DECK]
        i = bottom + s.counts[zone.DECK] - 1
        slots = s.own_slots()
        knows = s.own_knows()
        token = slots[i]
        known = knows[i]
        while i > bottom:
            slots[i] = slots[i - 1]
            knows[i] = knows[i - 1]
            i -= 1
        slots[bottom] = token
        knows[bottom] = known
