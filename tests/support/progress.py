"""Output of programs that run for minutes."""

import sys


def tell(line: str) -> None:
    """Print a line and flush it."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()
