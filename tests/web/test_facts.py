"""What the client knows of the order of things is the engine's order."""

import re

from carrack.games.empire.words import WORDS
from support.client import ROOT


def test_cards_and_nations_of_empire_are_in_the_order_of_its_views() -> None:
    text = (ROOT / "web" / "src" / "empire" / "facts.ts").read_text("utf-8")
    found = re.findall(r"(\w+) = \[(.*?)\]", text, re.DOTALL)
    lists = {name: tuple(re.findall(r'"([a-z-]+)"', body)) for name, body in found}
    assert lists == {"CARDS": WORDS["card"], "NATIONS": WORDS["nation"]}
