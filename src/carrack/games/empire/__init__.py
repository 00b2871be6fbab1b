"""`empire`: the auction and trading card game."""
