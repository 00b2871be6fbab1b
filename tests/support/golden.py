"""The folder of golden data, and functions that write it for the scripts that renew it."""

import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "tests" / "golden"


def write(name: str, text: str) -> None:
    """Write a file if its contents change, and print its name."""
    file = FOLDER / name
    old = file.read_text(encoding="utf-8") if file.exists() else None
    if old != text:
        file.write_text(text, encoding="utf-8")
        print(f"{'changed' if old is not None else 'new'}: {file.relative_to(ROOT)}")  # noqa: T201 - a report


def write_tables(name: str, data: Mapping[str, Mapping[str, Any]]) -> None:
    """Write tables as JSON, one row per line."""
    rows = {part: ",\n".join(f"    {json.dumps(k)}: {json.dumps(v)}" for k, v in data[part].items()) for part in data}
    parts = ",\n".join(f'  "{part}": {{\n{text}\n  }}' for part, text in rows.items())
    write(name, f"{{\n{parts}\n}}\n")


def replaced(text: str, token: re.Match[str], word: str) -> str:
    """Return a record with a token's word replaced."""
    return text[: token.start(1)] + word + text[token.end(1) :]
