"""The compiled part: the base of evaluators, and the searches that use them."""
