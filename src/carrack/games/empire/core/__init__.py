"""The compiled half of `empire`: numbers, rules, position, and the steps of a round, one file a chapter."""
