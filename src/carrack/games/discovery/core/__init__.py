"""The compiled half of `discovery`: numbers, rules, position, and the steps of the turn, one file for each chapter."""
