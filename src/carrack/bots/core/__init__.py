"""The compiled part: evaluations, and the searches that use them."""
