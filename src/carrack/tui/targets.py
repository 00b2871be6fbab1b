"""What choices point at on the board: pairs of a domain and a word."""

from collections.abc import Iterable

from carrack.engine.types import Choice

Target = tuple[str, str]
SAME = {"target": "region", "specialty": "place"}  # other names of what lies on the board


def targets(choices: Iterable[Choice]) -> frozenset[Target]:
    """All that some choices point at."""
    found = set()
    for choice in choices:
        for target in choice.targets:
            domain, _, word = target.partition(":")
            domain = domain.partition("_")[0]
            found.add((SAME.get(domain, domain), word))
    return frozenset(found)
