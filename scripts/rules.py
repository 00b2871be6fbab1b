"""Write the rules reference, docs/reference/rules, from `carrack.rules` and the clauses that tests name.

Every game has a page in each language that has its rules. Run this after a change of the rules' texts
(src/carrack/locale/*/*.rules.toml) or of a test's clauses.
"""

import argparse
import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import carrack
from carrack.engine import titles
from carrack.engine.catalogue import catalogue
from carrack.engine.languages import RULES, languages
from carrack.engine.narrate import term
from carrack.engine.reference import editions
from carrack.engine.reference_text import marks

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "docs" / "reference" / "rules"
TESTS = ROOT / "tests"
LANGUAGES = languages("reference")
KINDS = ("ruling", "assumption")
VERSION = re.compile(r"v\d+")
ENTRY = re.compile(r"[A-Z]\d+-([^-]+)-")  # a clause of a list that is ordered by ages, with its age


def anchor(clause: str) -> str:
    """Return the anchor of a clause for links."""
    return re.sub(r"[^A-Za-z0-9.-]+", "-", clause).strip("-")


def escaped(text: str) -> str:
    """Escape dollar signs, since a pair of them in a line would mark a formula."""
    return text.replace("$", r"\$")


def name(clause: carrack.Clause) -> str:
    """Return the name of a clause. An entry has only its title, since its id is long and says the same."""
    return escaped(clause.title if ENTRY.match(clause.id) else f"{clause.id} {clause.title}")


def languages_of(game: str) -> tuple[str, ...]:
    """Return the languages in which a game has its rules."""
    own = languages(game, titles.find(game).locale, RULES)
    return tuple(lang for lang in LANGUAGES if lang in own)


def say(lang: str, message: str, **args: str) -> str:
    return catalogue(lang, "reference").format(f"page-{message}", args)


class Page:
    """The reference of a game in one language."""

    def __init__(self, game: str, lang: str) -> None:
        self.game = game
        self.lang = lang
        self.editions = editions(game)
        self.clauses = carrack.rules(game, lang)
        lines = [line for clause in self.clauses.values() for line in clause.text.splitlines()]
        self.marks = {mark for line in lines for mark in marks(line)[0]}
        longest_first = sorted(map(re.escape, self.clauses), key=len, reverse=True)
        self.reference = re.compile(rf"(?<!\w)({'|'.join(longest_first)})(?!\w|\.\d)")

    def say(self, message: str, **args: str) -> str:
        """Format a message of locale/<lang>/reference.ftl, which has all texts of the pages except the clauses."""
        return say(self.lang, message, **args)

    def text(self) -> str:
        return "\n".join([*self.head(), *self.differences(), *self.own(), *self.body()])

    def prose(self, line: str) -> str:
        """Format a paragraph: marks in bold, clauses as links."""
        found, rest = marks(line)
        rest = self.reference.sub(lambda match: f"[{match[1]}](#{anchor(match[1])})", escaped(rest))
        return "".join(f"**[{mark}]** " for mark in found) + rest

    def link(self, clause: carrack.Clause) -> str:
        return f"[{name(clause)}](#{anchor(clause.id)})"

    def head(self) -> Iterator[str]:
        others = [
            f"[{say(lang, 'language')}]({self.game}.{lang}.md)" for lang in languages_of(self.game) if lang != self.lang
        ]
        yield "<!-- Written by scripts/rules.py. -->"
        yield f"# {self.say('title', game=f'`{self.game}`')}\n"
        yield f"{self.say('intro')}\n"
        if self.marks:
            yield f"{' '.join(self.legend())}\n"
        if others:
            yield f"{self.say('other')}{self.say('colon')} {', '.join(others)}. [{self.say('tests')}](tests.md).\n"
        else:
            yield f"[{self.say('tests')}](tests.md).\n"
        yield f"## {self.say('contents')}\n"
        if self.editions:
            yield f"- [{self.say('differences')}](#editions)"
        if any(self.of_kind(kind) for kind in KINDS):
            yield f"- [{self.say('own')}](#own)"
        for clause in self.clauses.values():
            if re.fullmatch(r"[A-Z]\d+", clause.id):
                yield f"- {self.link(clause)}"

    def legend(self) -> Iterator[str]:
        """Explain the marks that the clauses use."""
        groups = {
            "editions": [edition for edition in self.editions if edition in self.marks],
            "versions": sorted(mark for mark in self.marks if VERSION.fullmatch(mark)),
            **{kind: [self.say(kind)] if self.say(kind) in self.marks else [] for kind in KINDS},
        }
        for group, found in groups.items():
            if found:
                yield self.say(f"legend-{group}", marks=", ".join(f"**[{mark}]**" for mark in found))

    def of_kind(self, kind: str) -> list[carrack.Clause]:
        """Return the clauses with a ruling or an assumption."""
        return [clause for clause in self.clauses.values() if f"[{self.say(kind)}]" in clause.text]

    def differences(self) -> Iterator[str]:
        """List the marked differences of editions side by side, then the clauses of only one edition."""
        if not self.editions:
            return
        yield f'\n## <a id="editions"></a>{self.say("differences")}\n'
        yield f"| {self.say('clause')} | {' | '.join(self.editions)} |\n|{'---|' * (1 + len(self.editions))}"
        for clause in self.clauses.values():
            columns: dict[str, list[str]] = {edition: [] for edition in self.editions}
            for line in clause.text.splitlines():
                found, rest = marks(line)
                for edition in self.editions:
                    if edition in found:
                        others = "".join(f"[{mark}] " for mark in found if mark not in self.editions)
                        columns[edition].append(self.prose(others + rest))
            if any(columns.values()):
                cells = ["<br>".join(lines) or "–" for lines in columns.values()]
                yield f"| {self.link(clause)} | {' | '.join(cells)} |"
        yield f"\n### {self.say('only')}\n"
        for edition in self.editions:
            links = [self.link(clause) for clause in self.clauses.values() if clause.edition == edition and clause.text]
            yield f"- **{edition}**{self.say('colon')} {', '.join(links)}"

    def own(self) -> Iterator[str]:
        """List our own rulings and assumptions."""
        found = {kind: [self.link(clause) for clause in self.of_kind(kind)] for kind in KINDS}
        if any(found.values()):
            yield f'\n## <a id="own"></a>{self.say("own")}\n'
        for kind, links in found.items():
            if links:
                yield f"- **{self.say(f'{kind}s')}**{self.say('colon')} {', '.join(links)}"

    def body(self) -> Iterator[str]:
        age = ""
        for clause in self.clauses.values():
            entry = ENTRY.match(clause.id)
            if entry and entry[1] != age:
                age = entry[1]
                yield f"\n### {self.say('age')} {age}"
            if "." not in clause.id and not entry:
                yield f'\n## <a id="{anchor(clause.id)}"></a>{clause.id} {clause.title}'
            elif not clause.text:
                yield f'\n### <a id="{anchor(clause.id)}"></a>{clause.id} {clause.title}'
            else:
                yield f'\n<a id="{anchor(clause.id)}"></a>**{name(clause)}**{self.belongs(clause)}'
            for line in clause.text.splitlines():
                yield f"\n{self.prose(line)}"

    def belongs(self, clause: carrack.Clause) -> str:
        """Format the edition and option of a clause."""
        parts = [clause.edition] if clause.edition else []
        if clause.option:
            parts.append(
                f"{self.say('option')}{self.say('colon')} {term(self.game, 'option', clause.option, self.lang)}"
            )
        return f" *({', '.join(parts)})*" if parts else ""


def named_clauses(node: ast.AST) -> Iterator[str]:
    """Return the clauses that pytest marks below a node name."""
    for inner in ast.walk(node):
        if isinstance(inner, ast.Call) and ast.unparse(inner.func).split(".")[-1] == "clause":
            yield from (ast.literal_eval(argument) for argument in inner.args)


def tests_of(module: ast.Module) -> Iterator[tuple[str, str]]:
    """Return pairs of clause and test of a module. Marks may be in lists of cases or in named variables."""
    shared: dict[str, list[str]] = {}
    for node in module.body:
        if isinstance(node, ast.Assign):
            for target in node.targets:
                shared[ast.unparse(target)] = list(named_clauses(node.value))

    def carried(decorators: list[ast.expr]) -> Iterator[str]:
        for decorator in decorators:
            yield from named_clauses(decorator)
            for inner in ast.walk(decorator):
                if isinstance(inner, ast.Name):
                    yield from shared.get(inner.id, [])

    def below(body: list[ast.stmt], prefix: str, above: list[str]) -> Iterator[tuple[str, str]]:
        for node in body:
            if isinstance(node, ast.ClassDef):
                yield from below(node.body, f"{prefix}{node.name}::", [*above, *carried(node.decorator_list)])
            elif isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for clause in (*above, *carried(node.decorator_list)):
                    yield clause, prefix + node.name

    yield from below(module.body, "", shared.get("pytestmark", []))


def linked_tests(game: str) -> dict[str, list[str]]:
    """Return the tests of each clause of a game, as file::name."""
    found: dict[str, list[str]] = {}
    for file in sorted((TESTS / game).glob("test_*.py")):
        for clause, test in tests_of(ast.parse(file.read_text(encoding="utf-8"))):
            tests = found.setdefault(clause, [])
            if f"{file.name}::{test}" not in tests:
                tests.append(f"{file.name}::{test}")
    return found


def tests_page() -> str:
    """Format the page that lists the tests of each clause."""
    lines = ["<!-- Written by scripts/rules.py. -->", "# Which tests prove a clause"]
    for game in carrack.games():
        linked = linked_tests(game)
        lines.append(f"\n## `{game}`\n")
        lines.append(f"The tests in `tests/{game}` that carry its id. The texts: [rules reference]({game}.en.md).")
        for clause in carrack.rules(game).values():
            if clause.text:
                lines.append(f"\n**[{name(clause)}]({game}.en.md#{anchor(clause.id)})** (`{clause.id}`)\n")
                lines += [f"- `{test}`" for test in linked.get(clause.id, [])]
    return "\n".join(lines)


def pages() -> dict[str, str]:
    """Return the texts of all pages by file name."""
    found = {f"{game}.{lang}.md": Page(game, lang).text() for game in carrack.games() for lang in languages_of(game)}
    found["tests.md"] = tests_page()
    return {page: text + "\n" for page, text in found.items()}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing, and fail if something would change")
    check = parser.parse_args().check
    stale = 0
    FOLDER.mkdir(parents=True, exist_ok=True)
    for page, text in pages().items():
        file = FOLDER / page
        if not file.exists() or file.read_text(encoding="utf-8") != text:
            stale += 1
            print(f"{'stale' if check else 'written'}: {file.relative_to(ROOT)}")
            if not check:
                file.write_text(text, encoding="utf-8")
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main())
