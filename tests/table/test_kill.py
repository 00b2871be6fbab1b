"""A process that is killed, really: what was answered is there, and play goes on."""

import random
import signal
import subprocess
import sys
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
for _ in sys.stdin:
    table.step()
    print(len(table.game.entries()), flush=True)
"""
STEPS = 40  # that a process is told to make: fewer than a game has, so that none ends before it is killed


@pytest.mark.parametrize("game", ["discovery", "empire"])
def test_a_killed_process_resumes_at_the_last_move_that_was_answered(tmp_path: Path, game: str) -> None:
    path = tmp_path / "t"
    Table.create(game, [BOT] * 3, seed=3, path=path).close()
    reference = Table.create(game, [BOT] * 3, seed=3)
    rng = random.Random(3)
    for _ in range(3):
        command = [sys.executable, "-c", PLAYER, str(path)]
        player = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        assert player.stdin is not None
        assert player.stdout is not None
        assert player.stdout.readline() == "open\n"
        with pytest.raises(TableError, match="in-use"):
            Table.open(path)
        player.stdin.write("step\n" * STEPS)
        player.stdin.flush()
        told = [player.stdout.readline() for _ in range(rng.randrange(STEPS))]
        player.send_signal(signal.SIGKILL)  # somewhere in the steps that are left
        told += player.stdout.read().splitlines(keepends=True)
        answered = [int(line) for line in told if line.endswith("\n")]
        assert player.wait() == -signal.SIGKILL
        player.stdin.close()
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
