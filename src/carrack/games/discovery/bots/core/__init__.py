"""The compiled part of the evaluation."""
