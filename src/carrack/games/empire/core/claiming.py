"""Setting the table (E2) and claiming nations (E2.4, E7.2)."""

from mypy_extensions import i64

from carrack.engine.core.frames import frame
from carrack.engine.core.state import Step
from carrack.engine.core.tables import zeros
from carrack.games.empire.core import card, move, note, step, zone
from carrack.games.empire.core.card import CARDS, REVOLT, SUPPORTER
from carrack.games.empire.core.rules import NATIONS, ROW_SIZE
from carrack.games.empire.core.state import Empire


def pickers(s: Empire, nation: i64) -> i64:
    """How many seats picked a nation, now or in the last round of claims."""
    n: i64 = 0
    for who in range(s.players):
        if s.picks[who] == nation + 1:
            n += 1
    return n


class Opening(Step[Empire]):
    """The row, who opens the first auction, and the starting cards or the nations."""

    def run(self, s: Empire, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        s.done()
        for kind in range(CARDS):
            s.bank[kind] = s.rules.printed[kind]
        for place in range(ROW_SIZE):
            s.put(zone.ROW, s.rules.row[place])
        s.shuffle(zone.ROW_MIX, zone.ROW)
        for place in range(ROW_SIZE):
            s.row[place] = s.draw(zone.ROW)
            if s.noting:
                s.note(note.ROW, place + 1, s.row[place])
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
        """Who opens the first card is random (E5.6)."""
        for who in range(s.players):
            s.put(zone.SEATS, who)
        s.shuffle(zone.OPENER, zone.SEATS)
        s.opener = s.draw(zone.SEATS)
        s.counts[zone.SEATS] = 0
        if s.noting:
            s.note(note.OPENS, s.opener)

    def lay_nations(self, s: Empire) -> None:
        """As many random nations as players, with a supporter and a revolt beneath each."""
        for nation in range(NATIONS):
            s.put(zone.NATIONS, nation)
        s.shuffle(zone.NATION_MIX, zone.NATIONS)
        for _ in range(s.players):
            drawn: i64 = s.draw(zone.NATIONS)
            s.laid |= 1 << drawn
            s.lay_under(drawn, SUPPORTER)
            s.lay_under(drawn, REVOLT)
            if s.noting:
                s.note(note.LAID_OUT, drawn)
        s.counts[zone.NATIONS] = 0


class Claim(Step[Empire]):
    """All select a nation secretly and at once."""

    def run(self, s: Empire, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        s.done()
        if s.noting:
            s.note(note.PHASE, note.CLAIMING)
        s.push(frame(step.CLAIMED))
        who = s.players - 1
        while who >= 0:
            s.push(frame(step.ASK_CLAIM, who))
            who -= 1


class AskClaim(Step[Empire]):
    """Which of the nations laid out."""

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
    """If all differ everybody has a nation; else support shifts, and all select again, up to the limit (E7.2)."""

    def run(self, s: Empire, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        s.done()
        clash = False
        for nation in range(NATIONS):
            if s.laid >> nation & 1 != 0 and pickers(s, nation) > 1:
                clash = True
        if s.noting:
            for who in range(s.players):
                s.note(note.SELECTED, who, s.picks[who] - 1)
        if clash:
            self.shift_support(s)
            s.claim_round += 1
            if s.claim_round < s.rules.claim_rounds:
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
        """Nobody has chosen."""
        for who in range(s.players):
            s.picks[who] = 0

    def shift_support(self, s: Empire) -> None:
        """A nation that nobody picked gains a supporter; one that several picked gains a revolt (E2.4)."""
        for nation in range(NATIONS):
            if s.laid >> nation & 1 != 0:
                n = pickers(s, nation)
                if n == 0:
                    s.lay_under(nation, SUPPORTER)
                elif n > 1:
                    s.lay_under(nation, REVOLT)
                if n != 1 and s.noting:
                    s.note(note.CLASH, nation, REVOLT if n > 1 else SUPPORTER)

    def deal_rest(self, s: Empire) -> None:
        """A player who alone picked a nation keeps it; the others are dealt the rest at random (E7.2)."""
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
                if s.noting:
                    s.note(note.DEALT, who, s.picks[who] - 1)

    def take_nation(self, s: Empire, who: i64, nation: i64) -> None:
        """The nation and the support beneath it."""
        s.nation[who] = nation + 1
        if s.noting:
            s.note(note.NATION, who, nation, s.under[nation * 2 + SUPPORTER], s.under[nation * 2 + REVOLT])
        for kind in range(i64(card.SUPPORTER), i64(card.GOOD)):
            s.cards[who * CARDS + kind] += s.under[nation * 2 + kind]
            s.under[nation * 2 + kind] = 0
