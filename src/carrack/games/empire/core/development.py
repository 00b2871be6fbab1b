"""Development (E3): no choices; the journal lists each step."""

from librt.vecs import vec
from mypy_extensions import i64

from carrack.engine.core.state import Step
from carrack.engine.core.tables import zeros
from carrack.games.empire.core import note
from carrack.games.empire.core.card import BOND, CARDS, COLONY, GOLD, GOOD, POPULATION, REVOLT, SUPPORTER
from carrack.games.empire.core.state import Empire

LUXURY = 8  # institutions are numbered as the nations that own them, then the two that everybody has
INDUSTRY = 9


class Development(Step[Empire]):
    """Luxuries, industries, nations' institutions, as many as possible of each; then unrest and bonds (E3.1)."""

    def run(self, s: Empire, seat: i64, x: i64, y: i64, z: i64, /) -> None:
        s.done()
        if s.noting:
            s.note(note.PHASE, note.DEVELOPMENT)
        unused = s.cards[:]  # used and gained cards cannot be used again in this phase
        self.build_luxuries(s, unused)
        self.build_industries(s, unused)
        if s.rules.has_nations:
            self.build_institutions(s, unused)
        self.suffer_unrest(s, unused)
        self.pay_bonds(s, unused)

    def built(self, s: Empire, who: i64, institution: i64, n: i64) -> None:
        """Tell what was built."""
        if n > 0 and s.noting:
            s.note(note.BUILT, who, n, institution)

    def build_luxuries(self, s: Empire, unused: vec[i64]) -> None:
        """A good and a population: the good is paid, a supporter gained (E3.2)."""
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
        """A population and a colony: a good gained (E3.3)."""
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
        """Each nation's own: two cards, what is paid, what is gained (E3.4, E7.1)."""
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
        """A revolt for each population that was not used (E3.5)."""
        due = zeros(s.players)
        for who in range(s.players):
            due[who] = unused[who * CARDS + POPULATION]
            if due[who] > 0 and s.noting:
                s.note(note.UNREST, who, due[who])
        s.hand_out(REVOLT, due)

    def pay_bonds(self, s: Empire, unused: vec[i64]) -> None:
        """A gold for each bond as far as it goes, and a revolt for each that is not paid (E3.5)."""
        due = zeros(s.players)
        for who in range(s.players):
            bonds = unused[who * CARDS + BOND]
            paid = min(bonds, s.card(who, GOLD))
            s.pay(who, GOLD, paid)
            due[who] = bonds - paid
            if s.noting and paid > 0:
                s.note(note.INTEREST, who, paid)
            if s.noting and due[who] > 0:
                s.note(note.DEFAULT, who, due[who])
        s.hand_out(REVOLT, due)
