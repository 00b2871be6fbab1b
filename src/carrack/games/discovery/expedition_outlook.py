"""The chance of an expedition (D5.6), from public information and what its seat has scouted."""

from collections.abc import Sequence

from msgspec import Struct

from carrack.games.discovery import prizes
from carrack.games.discovery.core import move, perk
from carrack.games.discovery.core.expedition import EARLY_RESISTANCE, worth_of
from carrack.games.discovery.core.state import Discovery
from carrack.games.discovery.core.tables import REGIONS
from carrack.games.discovery.core.worker import TYPES
from carrack.games.discovery.prizes import Prize, Resisting, Winnings


class ExpeditionOutlook(Struct, frozen=True):
    """The strength of an expedition, the resistance that it may meet, and its chances.

    `strength` is that of its workers; all workers go of types that the move does not name. `known` is the resistance
    if the seat knows it. `chances` are then empty; otherwise they count the counters (or cards) that the seat has not
    seen, by resistance. The expedition would beat `beaten` of all `possible` ones. `wins` is the prize for these, None
    if it beats none.
    """

    strength: int
    known: int | None
    chances: tuple[Resisting, ...]
    beaten: int
    possible: int
    wins: Winnings | None


def expedition_outlook(s: Discovery, seat: int, moves: Sequence[int]) -> ExpeditionOutlook | None:
    """Return what the expedition that a legal line of moves begins would meet; None if it begins none."""
    target = moves[0] - move.EXPLORE
    if not 0 <= target <= move.EARLY_TARGET:
        return None
    strength = _strength(s, seat, moves[1:])
    met, possible = _meets(s, seat, target)
    beaten = [prize for prize in possible if strength >= prize.resistance]
    return ExpeditionOutlook(
        strength=strength,
        known=met,
        chances=() if met is not None else prizes.resistances(possible),
        beaten=len(beaten),
        possible=len(possible),
        wins=prizes.winnings(beaten),
    )


def _strength(s: Discovery, seat: int, sails: Sequence[int]) -> int:
    """Return the strength of an expedition (D5.6.3)."""
    sent = [int(s.explorers[seat * TYPES + type_]) for type_ in range(TYPES)]
    for chosen in sails:
        type_, sent_of_type = divmod(chosen - move.SAIL, move.SAIL_SPAN)
        sent[type_] = sent_of_type
    return sum(n * int(worth_of(s, seat, type_)) for type_, n in enumerate(sent))


def _meets(s: Discovery, seat: int, target: int) -> tuple[int | None, list[Prize]]:
    """Return the resistance at a target, None if the seat does not know it, and all that may lie there."""
    if target < REGIONS:
        seen, unseen = prizes.seen_counter(s, seat, target), prizes.unseen_counters(s, seat)
    else:
        seen, unseen = prizes.seen_card(s, seat), prizes.unseen_cards(s, seat)
    possible = [seen] if seen else unseen
    if target == move.EARLY_TARGET:  # D12.4: the same for every card
        need = max(EARLY_RESISTANCE - int(s.perk(seat, perk.RESISTANCE_CUT)), 0)
        return need, [Prize(need, prize.plunder, prize.per_soldier, prize.points) for prize in possible]
    return seen.resistance if seen else None, possible
