"""The ladder of bids: what each bid that a player can make would mean, as the others' bids stand."""

from collections.abc import Sequence
from typing import NamedTuple

from carrack.games.empire.terminal.facts import figures_of, is_in, view_of
from carrack.games.empire.words import CARDS
from carrack.tui.player_head import short_name
from carrack.tui.view_model import ViewModel
from carrack.tui.words import Words

GOLD = CARDS.index("gold")


class Rung(NamedTuple):
    """Bids from `lowest` to `highest` that mean the same: they win, or `sharers` have that bid too, or a bid is higher.

    Only a rung without sharers can have several bids.
    """

    lowest: int
    highest: int
    wins: bool
    sharers: tuple[int, ...]

    @property
    def bids(self) -> str:
        """The bids in digits, such as “6–30”."""
        return f"{self.lowest}" if self.lowest == self.highest else f"{self.lowest}–{self.highest}"


def rungs(model: ViewModel, seat: int) -> list[Rung]:
    """Return the ladder of a seat that is in, from the bid that stands up to its gold."""
    view = view_of(model.view)
    wins = figures_of(model).wins[seat]
    rivals = {other: view.bids[other] for other in range(view.players) if other != seat and is_in(view, other)}
    found: list[Rung] = []
    for bid in range(view.bids[seat], view.cards[seat][GOLD] + 1):
        sharers = tuple(other for other, theirs in rivals.items() if theirs == bid)
        rung = Rung(bid, bid, any(low <= bid <= high for low, high in wins), sharers)
        if found and not sharers and rung[2:] == found[-1][2:]:
            rung = rung._replace(lowest=found.pop().lowest)
        found.append(rung)
    return found


def rung_of(model: ViewModel, seat: int, bid: int) -> Rung:
    """Return the rung of a bid that a seat can make."""
    return next(rung for rung in rungs(model, seat) if rung.lowest <= bid <= rung.highest)


def meaning(words: Words, rung: Rung) -> str:
    """Return what the bids of a rung mean, in a word or two."""
    if rung.wins:
        return words.say("bid-wins")
    if rung.sharers:
        return words.say("bid-shared", names=names(words, rung.sharers))
    return words.say("bid-too-low")


def names(words: Words, seats: Sequence[int]) -> str:
    """Return the names of some players."""
    return ", ".join(short_name(words, seat) for seat in seats)


def bid_outlook(model: ViewModel, bid: int) -> str:
    """Return what a bid would mean, for the preview of the move."""
    assert model.seat is not None
    rung = rung_of(model, model.seat, bid)
    if rung.wins:
        return model.words.say("would-win")
    if rung.sharers:
        return model.words.say("would-share", names=names(model.words, rung.sharers))
    return model.words.say("would-be-too-low")
