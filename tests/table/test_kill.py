"""A process that is killed, really: what was answered is there, and play goes on."""

import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from carrack.table import Table, TableError
from support.tables import BOT

PLAYER = """
import sys
from pathlib import Path
from carrack.table import Table

table = Table.open(Path(sys.argv[1]))
print("open", flush=True)
while table.step() is not None:
    print(len(table.game.entries()), flush=True)
"""


@pytest.mark.parametrize("game", ["discovery", "empire"])
def test_a_killed_process_resumes_at_the_last_move_that_was_answered(tmp_path: Path, game: str) -> None:
    path = tmp_path / "t"
    Table.create(game, [BOT] * 3, seed=3, path=path).close()
    reference = Table.create(game, [BOT] * 3, seed=3)
    rng = random.Random(3)
    for _ in range(3):
        player = subprocess.Popen([sys.executable, "-c", PLAYER, str(path)], stdout=subprocess.PIPE, text=True)
        assert player.stdout is not None
        assert player.stdout.readline() == "open\n"
        with pytest.raises(TableError, match="in-use"):
            Table.open(path)
        time.sleep(rng.uniform(0.01, 0.1))
        player.send_signal(signal.SIGKILL)
        answered = [int(line) for line in player.stdout.read().splitlines(keepends=True) if line.endswith("\n")]
        assert player.wait() == -signal.SIGKILL
        player.stdout.close()
        with Table.open(path) as table:
            entries = table.game.entries()
            last = answered[-1] if answered else 0
            assert last <= len(entries) <= max(last, len(reference.game.entries())) + 1
            while len(reference.game.entries()) < len(entries):
                reference.step()
            assert reference.game.entries() == entries
            assert reference.game.to_dict() == table.game.to_dict()
            assert table.step() == reference.step()
