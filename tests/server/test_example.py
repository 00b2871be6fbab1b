"""The example of docs/reference/bots.md, exactly as it stands there, plays a whole game at a real server."""

import asyncio
import os
import re
import shlex
import signal
import sys
from asyncio.subprocess import PIPE
from pathlib import Path

from support.site import opened

PAGE = (Path(__file__).parents[2] / "docs" / "reference" / "bots.md").read_text(encoding="utf-8")
EXAMPLE = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)[0]
(COMMAND,) = re.findall(r"^carrack bot .*$", PAGE, re.MULTILINE)


async def test_the_example_plays_a_game(database: str, tmp_path: Path) -> None:
    (tmp_path / "mymodule.py").write_text(EXAMPLE, encoding="utf-8")

    async with opened(database) as site:
        (ana,) = await site.guests("Ana")
        token = (await ana.ask("POST", "/bots", {"name": "MyBot"}))["token"]
        words = shlex.split(COMMAND.replace("TOKEN", token).replace("http://localhost:8000", site.base))
        env = {**os.environ, "PYTHONPATH": str(tmp_path), "LC_ALL": "C"}
        program = (sys.executable, "-m", *words)
        bot = await asyncio.create_subprocess_exec(*program, env=env, stdout=PIPE, stderr=PIPE)
        made = await ana.ask("POST", "/tables", {"game": "empire", "seats": [{"kind": "mine"}, {"kind": "remote"}]})
        table = made["id"]
        async with ana.live(table) as wire:
            while not (await ana.look(table))["sections"]["table"]["seats"][1]["is_taken"]:
                await wire.until("change")
            await ana.ask("POST", f"/tables/{table}/start")
            await ana.ask("POST", f"/tables/{table}/seats/0/resign")
            facts: dict[str, object] = {}
            while facts.get("life") != "over":
                facts = (await wire.until("change"))["sections"].get("table", facts)
        assert bot.stdout is not None
        assert await bot.stdout.readline() == f"Seated at table {table}, seat 1.\n".encode()
        assert (await bot.stdout.readline()).startswith(f"Table {table}, seat 1: won with ".encode())
        bot.send_signal(signal.SIGINT)
        out, err = await bot.communicate()
        assert (bot.returncode, out, err) == (130, b"", b"Stopped.\n")
