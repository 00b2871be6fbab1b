"""`python -m carrack`."""

from carrack.cli import main

main(prog_name="carrack")
