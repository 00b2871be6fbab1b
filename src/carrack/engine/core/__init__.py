"""The compiled part of the engine: positions, the agenda, chance. It must not import records, events or texts."""
