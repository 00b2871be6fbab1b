"""Setting the table (E2) and claiming nations (E2.4, E7.2)."""

from mypy_extensions import i64

from carrack.engine.core.frames import frame
from carrack.engine.core.state import Step
from carrack.engine.core.tables import zeros
from carrack.games.empire.core import card, event, move, step, zone
from carrack.games.empire.core.card import CARDS, REVOLT, SUPPORTER
from carrack.games.empire.core.rules import MOST_CLAIMS, NATIONS, ROW_SIZE
from carrack.games.empire.core.state import Empire


def pickers(s: Empire, nation: i64) -> i64:
    """Return how many seats picked a nation, in this round of claims or the last one."""
    n: i64 = 0
    for who in range(s.players):
        if s.picks[who] == nation + 1:
            n += 1
    return n


class Opening(Step[Empire]):
    """Lay out the row, draw the first opener, and deal the starting cards or lay out the nations."""

    def run(self, s: Empire, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        s.done()
        for kind in range(CARDS):
            s.bank[kind] = s.rules.printed[kind]
        for place in range(ROW_SIZE):
            s.put(zone.ROW, s.rules.row[place])
        s.shuffle(zone.ROW_MIX, zone.ROW)
        for place in range(ROW_SIZE):
            s.row[place] = s.draw(zone.ROW)
            if s.is_logging:
                s.log(event.ROW, place + 1, s.row[place])
        self.draw_opener(s)
        if s.rules.has_nations:
            self.lay_nations(s)
            s.push(frame(step.CLAIM))
        else:
            for kind in range(CARDS):
                due = zeros(s.players)
                for who in range(s.players):
                    due[who] = s.rules.start[kind]
                s.hand_out(kind, due)

    def draw_opener(self, s: Empire) -> None:
        """Draw the seat that opens the first auction at random (E5.6)."""
        for who in range(s.players):
            s.put(zone.SEATS, who)
        s.shuffle(zone.OPENER, zone.SEATS)
        s.opener = s.draw(zone.SEATS)
        s.own_counts()[zone.SEATS] = 0
        if s.is_logging:
            s.log(event.OPENS, s.opener)

    def lay_nations(self, s: Empire) -> None:
        """Lay out as many random nations as there are players, with a supporter and a revolt beneath each."""
        for nation in range(NATIONS):
            s.put(zone.NATIONS, nation)
        s.shuffle(zone.NATION_MIX, zone.NATIONS)
        for _ in range(s.players):
            drawn: i64 = s.draw(zone.NATIONS)
            s.laid |= 1 << drawn
            s.lay_under(drawn, SUPPORTER)
            s.lay_under(drawn, REVOLT)
            if s.is_logging:
                s.log(event.LAID_OUT, drawn)
        s.own_counts()[zone.NATIONS] = 0


class Claim(Step[Empire]):
    """Ask all seats at once to select a nation secretly."""

    def run(self, s: Empire, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        s.done()
        if s.is_logging:
            s.log(event.PHASE, event.CLAIMING)
        s.push(frame(step.CLAIMED))
        s.push_for_all(step.ASK_CLAIM)


class AskClaim(Step[Empire]):
    """Asks a seat which of the nations laid out it selects."""

    asks = True
    sealed = True

    def fill(self, s: Empire, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        for nation in range(NATIONS):
            if s.laid >> nation & 1 != 0:
                s.offer(move.SELECT + nation)

    def apply(self, s: Empire, seat: i64, x: i64, y: i64, z: i64, chosen: i64, /) -> None:
        s.done()
        s.picks[seat] = chosen - move.SELECT + 1


class Claimed(Step[Empire]):
    """Compare the picks. If all differ, everybody takes a nation; else support shifts, and all select again (E7.2)."""

    def run(self, s: Empire, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        s.done()
        clash = False
        for nation in range(NATIONS):
            if s.laid >> nation & 1 != 0 and pickers(s, nation) > 1:
                clash = True
        if s.is_logging:
            for who in range(s.players):
                s.log(event.SELECTED, who, s.picks[who] - 1)
        if clash:
            self.shift_support(s)
            s.claim_round = min(s.claim_round + 1, MOST_CLAIMS)
            if s.rules.claim_rounds == 0 or s.claim_round < s.rules.claim_rounds:
                s.push(frame(step.CLAIM))  # the picks stay: all have seen them, and the next ones replace them
                return
            self.deal_rest(s)
        for who in range(s.players):
            self.take_nation(s, who, s.picks[who] - 1)
        self.clear_picks(s)
        for kind in range(CARDS):
            due = zeros(s.players)
            for who in range(s.players):
                due[who] = s.rules.nation_start[s.nation[who] - 1][kind]
            s.hand_out(kind, due)

    def clear_picks(self, s: Empire) -> None:
        """Clear all picks."""
        for who in range(s.players):
            s.picks[who] = 0

    def shift_support(self, s: Empire) -> None:
        """Lay a supporter beneath nations that nobody picked, a revolt beneath those that several picked (E2.4)."""
        for nation in range(NATIONS):
            if s.laid >> nation & 1 != 0:
                n = pickers(s, nation)
                if n == 0:
                    s.lay_under(nation, SUPPORTER)
                elif n > 1:
                    s.lay_under(nation, REVOLT)
                if n != 1 and s.is_logging:
                    under = nation * 2
                    kind = REVOLT if n > 1 else SUPPORTER
                    s.log(event.CLASH, nation, kind, s.under[under + SUPPORTER], s.under[under + REVOLT])

    def deal_rest(self, s: Empire) -> None:
        """Deal the nations that no player picked alone to the players who picked none alone, at random (E7.2)."""
        kept: i64 = 0
        for who in range(s.players):
            if pickers(s, s.picks[who] - 1) == 1:
                kept |= 1 << (s.picks[who] - 1)
        for nation in range(NATIONS):
            if s.laid >> nation & 1 != 0 and kept >> nation & 1 == 0:
                s.put(zone.NATIONS, nation)
        s.shuffle(zone.CLAIMS, zone.NATIONS)
        for who in range(s.players):
            if kept >> (s.picks[who] - 1) & 1 == 0:
                s.picks[who] = i64(s.draw(zone.NATIONS)) + 1
                if s.is_logging:
                    s.log(event.DEALT, who, s.picks[who] - 1)

    def take_nation(self, s: Empire, who: i64, nation: i64) -> None:
        """Give a seat its nation and the support beneath it."""
        s.nation[who] = nation + 1
        if s.is_logging:
            s.log(event.NATION, who, nation, s.under[nation * 2 + SUPPORTER], s.under[nation * 2 + REVOLT])
        for kind in range(i64(card.SUPPORTER), i64(card.GOOD)):
            s.cards[who * CARDS + kind] += s.under[nation * 2 + kind]
            s.under[nation * 2 + kind] = 0
