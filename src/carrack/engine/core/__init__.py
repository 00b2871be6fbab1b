"""The compiled half of the engine: positions, the agenda, chance. It knows nothing of records, events or sentences."""
