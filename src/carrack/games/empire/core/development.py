"""Development (E3). There are no choices; the journal lists each step."""

from librt.vecs import vec
from mypy_extensions import i64

from carrack.engine.core.state import Step
from carrack.engine.core.tables import zeros
from carrack.games.empire.core import event
from carrack.games.empire.core.card import BOND, CARDS, COLONY, GOLD, GOOD, POPULATION, REVOLT, SUPPORTER
from carrack.games.empire.core.state import Empire

LUXURY = 8  # institutions are numbered as the nations that own them, then the two that everybody has
INDUSTRY = 9


class Development(Step[Empire]):
    """Build as many luxuries, then industries, then institutions as possible; then unrest and bonds (E3.1)."""

    def run(self, s: Empire, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        s.done()
        if s.is_logging:
            s.log(event.PHASE, event.DEVELOPMENT)
        unused = s.cards[:]  # used and gained cards cannot be used again in this phase
        self.build_luxuries(s, unused)
        self.build_industries(s, unused)
        if s.rules.has_nations:
            self.build_institutions(s, unused)
        self.suffer_unrest(s, unused)
        self.pay_bonds(s, unused)

    def built(self, s: Empire, who: i64, institution: i64, n: i64) -> None:
        """Log how many of an institution were built, unless it is none."""
        if n > 0 and s.is_logging:
            s.log(event.BUILT, who, n, institution)

    def build_luxuries(self, s: Empire, unused: vec[i64]) -> None:
        """Build luxuries: each uses a good and a population, costs the good and gains a supporter (E3.2)."""
        due = zeros(s.players)
        for who in range(s.players):
            at = who * CARDS
            n = min(unused[at + GOOD], unused[at + POPULATION])
            unused[at + GOOD] -= n
            unused[at + POPULATION] -= n
            due[who] = n
            self.built(s, who, LUXURY, n)
            s.pay(who, GOOD, n)
        s.hand_out(SUPPORTER, due)

    def build_industries(self, s: Empire, unused: vec[i64]) -> None:
        """Build industries: each uses a population and a colony and gains a good (E3.3)."""
        due = zeros(s.players)
        for who in range(s.players):
            at = who * CARDS
            n = min(unused[at + POPULATION], unused[at + COLONY])
            unused[at + POPULATION] -= n
            unused[at + COLONY] -= n
            due[who] = n
            self.built(s, who, INDUSTRY, n)
        s.hand_out(GOOD, due)

    def build_institutions(self, s: Empire, unused: vec[i64]) -> None:
        """Build each nation's own institution: the cards it uses, costs and gains are its row's (E3.4, E7.1)."""
        number = zeros(s.players)
        for who in range(s.players):
            nation = s.nation[who] - 1
            at = who * CARDS
            first = s.rules.uses[nation][0]
            second = s.rules.uses[nation][1]
            n = unused[at + first] // 2 if first == second else min(unused[at + first], unused[at + second])
            unused[at + first] -= n
            unused[at + second] -= n
            number[who] = n
            self.built(s, who, nation, n)
            for kind in range(CARDS):
                s.pay(who, kind, n * s.rules.pays[nation][kind])
        for kind in range(CARDS):
            due = zeros(s.players)
            for who in range(s.players):
                due[who] = number[who] * s.rules.gains[s.nation[who] - 1][kind]
            s.hand_out(kind, due)

    def suffer_unrest(self, s: Empire, unused: vec[i64]) -> None:
        """Give a revolt for each unused population (E3.5)."""
        due = zeros(s.players)
        for who in range(s.players):
            due[who] = unused[who * CARDS + POPULATION]
            if due[who] > 0 and s.is_logging:
                s.log(event.UNREST, who, due[who])
        s.hand_out(REVOLT, due)

    def pay_bonds(self, s: Empire, unused: vec[i64]) -> None:
        """Pay a gold for each bond as far as the gold lasts, and give a revolt for each unpaid one (E3.5)."""
        due = zeros(s.players)
        for who in range(s.players):
            bonds = unused[who * CARDS + BOND]
            paid = min(bonds, s.card(who, GOLD))
            s.pay(who, GOLD, paid)
            due[who] = bonds - paid
            if s.is_logging and paid > 0:
                s.log(event.INTEREST, who, paid)
            if s.is_logging and due[who] > 0:
                s.log(event.DEFAULT, who, due[who])
        s.hand_out(REVOLT, due)
