"""Compares the catalogues of a language with the English ones: what is missing, unknown or still English.

    translations.py              compare every language
    translations.py de           compare one
    translations.py de --list    list the messages that are still English, too

The exit code is 1 if something is missing or unknown or cannot be parsed. Which arguments a message may use, the tests
check: they differ between languages, because each language has its own grammatical forms.
"""

import argparse
import re
import sys
import tomllib
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast

LOCALE = Path(__file__).resolve().parent.parent / "src" / "carrack" / "locale"
ENGLISH = "en"
PLACEABLE = re.compile(r"\{[^{}]*\}")
WORD = re.compile(r"[^\W\d_]{2,}")
LEAST_WORDS = 3  # shorter texts are often the same in two languages


class Comparison(NamedTuple):
    """Return the faults of a catalogue, and the ids of its sentences that are still English."""

    faults: list[str]
    english: list[str]


def read(file: Path) -> tuple[dict[str, str], list[str]]:
    """Return the texts of a catalogue by id, and the first line of each part that cannot be parsed."""
    text = file.read_text(encoding="utf-8")
    if file.suffix == ".toml":
        return {id_: row.get("text", "") for id_, row in tomllib.loads(text).items()}, []
    texts = {}
    malformed = []
    for node in FluentParser().parse(text).body:
        if isinstance(node, ast.Junk):
            malformed.append((node.content or "").partition("\n")[0])
        elif isinstance(node, ast.Message | ast.Term) and node.span is not None:
            texts[node.id.name] = text[node.span.start : node.span.end].partition("=")[2].strip()
    return texts, malformed


def compare(english: Path, other: Path) -> Comparison:
    """Compare a catalogue with the English one of the same name."""
    if not other.exists():
        return Comparison(["the file is missing"], [])
    wanted, _ = read(english)
    found, malformed = read(other)
    faults = [f"cannot be parsed: {line}" for line in malformed]
    faults += [f"{id_} is missing" for id_ in wanted if id_ not in found]
    faults += [f"{id_} does not exist in English" for id_ in found if id_ not in wanted]
    sentences = [id_ for id_, text in wanted.items() if len(WORD.findall(PLACEABLE.sub("", text))) >= LEAST_WORDS]
    return Comparison(faults, [id_ for id_ in sentences if found.get(id_) == wanted[id_]])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("lang", nargs="*", help="codes of languages, such as de; none: all")
    parser.add_argument("--list", action="store_true", help="list the messages that are still English")
    args = parser.parse_args()
    is_faulty = False
    for lang in args.lang or sorted(folder.name for folder in LOCALE.iterdir() if folder.name != ENGLISH):
        for english in sorted((LOCALE / ENGLISH).iterdir()):
            faults, same = compare(english, LOCALE / lang / english.name)
            lines = faults + ([f"{id_} is still English" for id_ in same] if args.list else [])
            print(*(f"{lang}/{english.name}: {line}" for line in lines), sep="\n", end="\n" if lines else "")
            print(f"{lang}/{english.name}: {len(faults)} faults, {len(same)} sentences are still English")
            is_faulty = is_faulty or bool(faults)
    return 1 if is_faulty else 0


if __name__ == "__main__":
    sys.exit(main())
