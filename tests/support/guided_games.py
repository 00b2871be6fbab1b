"""Programs that a test runs on a copy of the project after a guide was followed there."""

MISSING = """
from carrack.engine import titles
from carrack.engine.languages import PACKAGE, languages
from support.messages import Messages, faults, shared, wanted

title = titles.find("discovery")
for lang in languages("discovery"):
    messages = Messages((PACKAGE / lang / "discovery.ftl").read_text(encoding="utf-8"))
    print(lang, *faults(messages, wanted(title, messages), shared()), sep="\\n  ")
"""
"""Prints each language of `discovery` and below it what is wrong with its catalogue."""

REPLAY = """
import json
import re
from pathlib import Path
import carrack

folder = Path("tests/golden")
scores = json.loads((folder / "digests.json").read_text(encoding="utf-8"))["scores"]
records = sorted(folder.glob("[12]-*.txt"))
for file in records:
    text = file.read_text(encoding="utf-8")
    game = carrack.replay(text)
    reader = re.search(r"^reader s(\\d)$", text, flags=re.MULTILINE)
    assert game.record(int(reader[1]) if reader else None) == text, file.name
    assert list(game.scores()) == scores[file.name], file.name
    assert carrack.verify(text) == (), file.name
print(len(records), "replayed")
"""
"""Replays all golden records of versions 1 and 2 and compares scores, text and secret; prints how many."""
