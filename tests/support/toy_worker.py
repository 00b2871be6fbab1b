"""A bot worker that knows the toy game: what `carrack.bots.remote` is to a server, for a server of tests."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1]))

import toy
from carrack.bots.remote import main
from carrack.engine import titles

COMMAND = (sys.executable, __file__)

if __name__ == "__main__":
    titles.register(toy.TITLE)
    main()
