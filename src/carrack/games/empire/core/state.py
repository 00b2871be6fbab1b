"""A position of `empire`: its tables, and the methods that move cards."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from carrack.engine.core.chance import Chance
from carrack.engine.core.frames import frame, step_of
from carrack.engine.core.rng import mix
from carrack.engine.core.state import State, Step
from carrack.engine.core.tables import mix_all, zeros
from carrack.games.empire.core import event
from carrack.games.empire.core.card import CARDS, GOLD, REVOLT, SUPPORTER
from carrack.games.empire.core.move import PLACES
from carrack.games.empire.core.rules import NATIONS, OFFER_BOARD, ROW_SIZE, Rules

ENTRY: Final[i64] = 16  # numbers of an offer on the board


def board_row(rules: Rules) -> i64:
    """Return how many numbers of the board a seat has: its offers and a draft; 0 in games without a board."""
    if rules.trades == OFFER_BOARD:
        return (rules.trade_offers + 1) * ENTRY
    return 0


# A search throws a copy away before it makes the next: the memory of the last one is used again.
@mypyc_attr(acyclic=True, free_list_len=1)
class Empire(State):
    """A position. Stacks lie face down, but every change of them is public (E1.4)."""

    def __init__(self, rules: Rules, steps: "list[Step[Any]]", chance: Chance, blank: bool = True) -> None:
        super().__init__(rules.players, rules.layout, steps, chance, blank)
        self.rules = rules
        self.round: i64 = 0
        self.shortage: i64 = 0  # the card of the row that is covered
        self.opener: i64 = 0  # of the next card
        self.bidders: i64 = 0  # seats still in the auction, as a mask
        self.stirred: i64 = 0  # whether this bidding round brought a raise or a withdrawal
        self.passes: i64 = 0  # consecutive ones in a trade window
        self.claim_round: i64 = 0
        self.laid: i64 = 0  # nations laid out, as a mask
        self.content: i64 = 0  # seats that are content with the lot, or ready for the round to end, as a mask
        self.changer: i64 = 0  # the seat whose bid changed last, plus one; 0: none yet, or a trade came after it
        if blank:
            n = rules.players
            self.cards: vec[i64] = zeros(n * CARDS)
            self.bank: vec[i64] = zeros(CARDS)
            self.row: vec[i64] = zeros(ROW_SIZE)
            self.nation: vec[i64] = zeros(n)  # nation + 1; 0: none
            self.under: vec[i64] = zeros(NATIONS * 2)  # supporters and revolts beneath a nation
            self.picks: vec[i64] = zeros(n)  # answers of a sealed node, plus one; after a clash the last claims
            self.bids: vec[i64] = zeros(n)
            self.offers: vec[i64] = zeros(n)  # made in this trade window, or on the board in this round
            self.refused: vec[i64] = zeros(n)  # masks of seats that refused a seat's offer; until cards change
            self.given: vec[i64] = zeros(CARDS)  # the offer being made or answered
            self.asked: vec[i64] = zeros(CARDS)
            # The offer board: for each seat its offers and its draft; see `board.py`.
            self.board: vec[i64] = zeros(n * board_row(rules))
            self.drafting: vec[i64] = zeros(n)  # stage of the draft (`part.py`); 0: no draft

    def card(self, seat: i64, kind: i64) -> i64:
        """Return how many cards of a kind a seat holds."""
        return self.cards[seat * CARDS + kind]

    def push_for_all(self, which: i64) -> None:
        """Put a frame of a step on top for every seat; that of seat 0 runs first."""
        seat = self.players - 1
        while seat >= 0:
            self.push(frame(which, seat))
            seat -= 1

    # Moving cards: nothing else writes `cards` and `bank` ------------------------------------------------------------

    def gain(self, seat: i64, kind: i64, n: i64) -> i64:
        """Move cards from the bank to a seat, and return how many. A strict bank gives no more than it has."""
        if self.rules.strict_bank:
            n = max(min(n, self.bank[kind]), 0)
        self.bank[kind] -= n
        self.cards[seat * CARDS + kind] += n
        if n != 0:
            self.forget_refusals(seat)
        return n

    def pay(self, seat: i64, kind: i64, n: i64) -> None:
        """Move cards from a seat to the bank."""
        self.cards[seat * CARDS + kind] -= n
        self.bank[kind] += n
        if n != 0:
            self.forget_refusals(seat)

    def hand_out(self, kind: i64, due: vec[i64]) -> None:
        """Give each seat the cards due to it. Scarce cards go one by one, in seat order from the opener (E1.3)."""
        wanted: i64 = 0
        for seat in range(self.players):
            wanted += due[seat]
        if wanted == 0:
            return
        got = zeros(self.players)
        if not self.rules.strict_bank or wanted <= self.bank[kind]:
            for seat in range(self.players):
                got[seat] = self.gain(seat, kind, due[seat])
        else:
            turn = self.opener
            while wanted > 0 and self.bank[kind] > 0:
                if got[turn] < due[turn]:
                    got[turn] += self.gain(turn, kind, 1)
                    wanted -= 1
                turn = (turn + 1) % self.players
        if self.is_logging:
            for seat in range(self.players):
                if got[seat] > 0:
                    self.log(event.GAINED, seat, got[seat], kind)

    def trade(self, seat: i64, other: i64, given: vec[i64], asked: vec[i64]) -> None:
        """Exchange cards: `given` go from a seat to another, `asked` come back."""
        for kind in range(CARDS):
            n = given[kind] - asked[kind]
            if n != 0:
                self.cards[seat * CARDS + kind] -= n
                self.cards[other * CARDS + kind] += n
                self.forget_refusals(seat)
                self.forget_refusals(other)

    def forget_refusals(self, seat: i64) -> None:
        """Clear the refusals by and of a seat whose cards have changed, so that offers may be repeated."""
        refused = self.refused
        refused[seat] = 0
        for who in range(self.players):
            refused[who] &= ~(i64(1) << seat)

    def lay_under(self, nation: i64, kind: i64) -> None:
        """Lay a supporter or a revolt beneath a nation, if the bank has one."""
        if not self.rules.strict_bank or self.bank[kind] > 0:
            self.bank[kind] -= 1
            self.under[nation * 2 + kind] += 1

    # The score, copies, keys -----------------------------------------------------------------------------------------

    def score(self, seat: i64) -> int:
        """Return a seat's support: supporters minus revolts (E1.2)."""
        return self.card(seat, SUPPORTER) - self.card(seat, REVOLT)

    def winners(self) -> list[int]:
        """Return the seats with most support, of these the ones with most gold (E6.2)."""
        best: list[int] = [0]
        for seat in range(i64(1), self.players):
            by = i64(self.score(seat)) - i64(self.score(best[0]))
            if by == 0:
                by = self.card(seat, GOLD) - self.card(best[0], GOLD)
            if by > 0:
                best = [seat]
            elif by == 0:
                best.append(seat)
        return best

    def copy(self) -> "Empire":
        other = Empire(self.rules, self.steps, self.chance, False)
        other.copy_from(self)
        return other

    def copy_from(self, other: State) -> None:
        assert isinstance(other, Empire)
        self.copy_base(other)
        self.round = other.round
        self.shortage = other.shortage
        self.opener = other.opener
        self.bidders = other.bidders
        self.stirred = other.stirred
        self.passes = other.passes
        self.claim_round = other.claim_round
        self.laid = other.laid
        self.cards = other.cards[:]
        self.bank = other.bank[:]
        self.row = other.row[:]
        self.nation = other.nation[:]
        self.under = other.under[:]
        self.picks = other.picks[:]
        self.bids = other.bids[:]
        self.offers = other.offers[:]
        self.refused = other.refused[:]
        self.given = other.given[:]
        self.asked = other.asked[:]
        self.content = other.content
        self.changer = other.changer
        self.board = other.board[:]
        self.drafting = other.drafting[:]

    def key_more(self, h: i64) -> i64:
        h = mix(mix(mix(mix(h, self.round), self.shortage), self.opener), self.bidders)
        h = mix(mix(mix(mix(h, self.stirred), self.passes), self.claim_round), self.laid)
        h = mix_all(mix_all(mix_all(h, self.cards), self.bank), self.row)
        h = mix_all(mix_all(mix_all(h, self.nation), self.under), self.picks)
        h = mix_all(mix_all(mix_all(h, self.bids), self.offers), self.refused)
        h = mix_all(mix_all(h, self.given), self.asked)
        if self.rules.is_open_auction or self.rules.trades == OFFER_BOARD:
            h = mix_all(mix_all(mix(mix(h, self.content), self.changer), self.board), self.drafting)
        return h

    def observe(self, seat: i64) -> list[int]:
        """Return the position as a vector: the table, then each seat from the observer on; zeros for absent seats."""
        seen: list[int] = [self.players, self.round, self.shortage, (self.opener - seat) % self.players, self.laid]
        asked: i64 = self.agenda[self.depth - 1] if self.depth > 0 else 0
        seen.append(step_of(asked))
        for place in range(ROW_SIZE):
            seen.append(self.row[place])
        for place in range(NATIONS * 2):
            seen.append(self.under[place])
        for kind in range(CARDS):
            seen.append(self.given[kind])
            seen.append(self.asked[kind])
        for steps_left in range(i64(6)):
            who = (seat + steps_left) % self.players
            here: i64 = 1 if steps_left < self.players else 0
            for kind in range(CARDS):
                seen.append(self.card(who, kind) * here)
            seen.append(self.nation[who] * here)
            seen.append(self.bids[who] * here)
            seen.append((self.bidders >> who & 1) * here)
            seen.append(self.offers[who] * here)
        if self.rules.observes_board:
            self.observe_board(seat, seen)
        return seen

    def observe_board(self, seat: i64, seen: list[int]) -> None:
        """Append which seats are content, and the offers on the board: target, cards given, cards asked for."""
        lying = self.rules.trade_offers if self.rules.trades == OFFER_BOARD else 0
        row = board_row(self.rules)
        for steps_left in range(i64(6)):
            who = (seat + steps_left) % self.players
            is_here = steps_left < self.players
            seen.append(self.content >> who & 1 if is_here else 0)
            for place in range(i64(PLACES)):
                if not is_here or place >= lying:
                    seen.extend([0] * OBSERVED)
                    continue
                at = who * row + place * ENTRY
                target = self.board[at]
                if 0 < target <= self.players:
                    target = (target - 1 - seat) % self.players + 1
                seen.append(target)
                for i in range(at + ENTRY - 2 * CARDS, at + ENTRY):
                    seen.append(self.board[i])


OBSERVED: Final = 15  # numbers of an offer in the vector
FIRST_VECTOR_SIZE = 6 + 6 + 16 + 14 + 6 * 11  # of version 1 of the rules
VECTOR_SIZE = FIRST_VECTOR_SIZE + 6 * (1 + PLACES * OBSERVED)
