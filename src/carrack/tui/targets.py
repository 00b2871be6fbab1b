"""The targets of choices on the board: pairs of a domain and a word."""

from collections.abc import Iterable, Mapping

from carrack.engine.types import Choice

Target = tuple[str, str]


def targets(choices: Iterable[Choice], aliases: Mapping[str, str]) -> frozenset[Target]:
    """Everything on the board that some choices point at; `aliases` renames domains."""
    found = set()
    for choice in choices:
        for target in choice.targets:
            domain, _, word = target.partition(":")
            domain = domain.partition("_")[0]
            found.add((aliases.get(domain, domain), word))
    return frozenset(found)
