"""The ids that notation, events and positions use for things, by domain."""

from carrack.games.empire.nations import NATIONS

CARDS = ("supporter", "revolt", "good", "population", "colony", "bond", "gold")

WORDS: dict[str, tuple[str, ...]] = {
    "card": CARDS,
    "nation": tuple(nation.name for nation in NATIONS),
    "institution": (*(nation.institution for nation in NATIONS), "luxury", "industry"),
    "phase": ("claiming", "development", "commerce", "exploration", "trading"),
}
