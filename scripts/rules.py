"""Writes the rules reference for readers: docs/reference/rules, from `carrack.rules` and the tests' symbols.

Run it after a change of the rules' texts (src/carrack/locale/*/*.rules.toml) or of a test's clauses.
"""

import argparse
import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import carrack
from carrack.engine.catalogue import catalogue, languages
from carrack.engine.narrate import term

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "docs" / "reference" / "rules"
TESTS = ROOT / "tests"
EDITIONS: dict[str, tuple[str, ...]] = {"discovery": ("2007", "2015"), "empire": ()}  # of each game
LANGUAGES = languages("reference")
KINDS = ("ruling", "assumption")
MARK = re.compile(r"\[([^\]]+)\] ")


def anchor(clause: str) -> str:
    """What a link to a clause ends with."""
    return re.sub(r"[^A-Za-z0-9.-]+", "-", clause).strip("-")


def marks(line: str) -> tuple[tuple[str, ...], str]:
    """The marks a paragraph begins with, and the rest of it."""
    found: list[str] = []
    while mark := MARK.match(line):
        found.append(mark[1])
        line = line[mark.end() :]
    return tuple(found), line


def escaped(text: str) -> str:
    """Without this, two prices in a line would enclose a formula."""
    return text.replace("$", r"\$")


def is_building(clause: str) -> bool:
    return clause.startswith("D14-")


def name(clause: carrack.Clause) -> str:
    """What a clause is called; a building's id is long and says no more than its title."""
    return escaped(clause.title if is_building(clause.id) else f"{clause.id} {clause.title}")


def say(lang: str, message: str, **args: str) -> str:
    return catalogue(lang, "reference").format(f"page-{message}", args)


class Page:
    """The reference of a game in one language."""

    def __init__(self, game: str, lang: str) -> None:
        self.game = game
        self.lang = lang
        self.editions = EDITIONS[game]
        self.clauses = carrack.rules(game, lang)
        longest_first = sorted(map(re.escape, self.clauses), key=len, reverse=True)
        self.reference = re.compile(rf"(?<!\w)({'|'.join(longest_first)})(?!\w|\.\d)")

    def say(self, message: str, **args: str) -> str:
        """A text of locale/<lang>/reference.ftl, which has all that the pages say beside the clauses."""
        return say(self.lang, message, **args)

    def text(self) -> str:
        return "\n".join([*self.head(), *self.differences(), *self.own(), *self.body()])

    def prose(self, line: str) -> str:
        """A paragraph with its marks in bold and the clauses it names as links."""
        found, rest = marks(line)
        rest = self.reference.sub(lambda match: f"[{match[1]}](#{anchor(match[1])})", escaped(rest))
        return "".join(f"**[{mark}]** " for mark in found) + rest

    def link(self, clause: carrack.Clause) -> str:
        return f"[{name(clause)}](#{anchor(clause.id)})"

    def head(self) -> Iterator[str]:
        named = {key: f"**[{self.say(key)}]**" for key in KINDS}
        named |= {f"e{edition}": f"**[{edition}]**" for edition in self.editions}
        named |= {f"v{version}": f"**[v{version}]**" for version in carrack.rules_versions(self.game)}
        legend = self.say(f"{self.game}-legend", **named)
        others = ", ".join(
            f"[{say(lang, 'language')}]({self.game}.{lang}.md)" for lang in LANGUAGES if lang != self.lang
        )
        yield "<!-- Written by scripts/rules.py. -->"
        yield f"# {self.say(f'{self.game}-title')}\n"
        yield f"{escaped(self.say(f'{self.game}-intro'))}\n"
        yield f"{legend}\n"
        yield f"{self.say('other')}{self.say('colon')} {others}. [{self.say('tests')}](tests.md).\n"
        yield f"## {self.say('contents')}\n"
        if self.editions:
            yield f"- [{self.say('differences')}](#editions)"
        yield f"- [{self.say(f'{self.game}-own')}](#own)"
        for clause in self.clauses.values():
            if re.fullmatch(r"[A-Z]\d+", clause.id):
                yield f"- {self.link(clause)}"

    def differences(self) -> Iterator[str]:
        """What the marks say about the editions, side by side; then what only one of them has at all."""
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
        """Where the word is ours."""
        yield f'\n## <a id="own"></a>{self.say(f"{self.game}-own")}\n'
        for kind in KINDS:
            mark = f"[{self.say(kind)}]"
            links = [self.link(clause) for clause in self.clauses.values() if mark in clause.text]
            if links:
                yield f"- **{self.say(f'{kind}s')}**{self.say('colon')} {', '.join(links)}"

    def body(self) -> Iterator[str]:
        age = ""
        for clause in self.clauses.values():
            if is_building(clause.id) and clause.id.split("-")[1] != age:
                age = clause.id.split("-")[1]
                yield f"\n### {self.say('age')} {age}"
            depth = clause.id.count(".")
            if depth == 0 and not is_building(clause.id):
                yield f'\n## <a id="{anchor(clause.id)}"></a>{clause.id} {clause.title}'
            elif not clause.text:
                yield f'\n### <a id="{anchor(clause.id)}"></a>{clause.id} {clause.title}'
            else:
                yield f'\n<a id="{anchor(clause.id)}"></a>**{name(clause)}**{self.belongs(clause)}'
            for line in clause.text.splitlines():
                yield f"\n{self.prose(line)}"

    def belongs(self, clause: carrack.Clause) -> str:
        """To which edition and option a clause belongs."""
        parts = [clause.edition] if clause.edition else []
        if clause.option:
            parts.append(
                f"{self.say('option')}{self.say('colon')} {term(self.game, 'option', clause.option, self.lang)}"
            )
        return f" *({', '.join(parts)})*" if parts else ""


def named_clauses(node: ast.AST) -> Iterator[str]:
    """The clauses that marks below a node name."""
    for inner in ast.walk(node):
        if isinstance(inner, ast.Call) and ast.unparse(inner.func).split(".")[-1] == "clause":
            yield from (ast.literal_eval(argument) for argument in inner.args)


def tests_of(module: ast.Module) -> Iterator[tuple[str, str]]:
    """Each clause with the tests of a module that carry it, also through a list of cases or a mark with a name."""
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


def linked_tests(game: str = "discovery") -> dict[str, list[str]]:
    """The tests of each clause of a game, as file::name."""
    found: dict[str, list[str]] = {}
    for file in sorted((TESTS / game).glob("test_*.py")):
        for clause, test in tests_of(ast.parse(file.read_text(encoding="utf-8"))):
            tests = found.setdefault(clause, [])
            if f"{file.name}::{test}" not in tests:
                tests.append(f"{file.name}::{test}")
    return found


def tests_page() -> str:
    """Clause → tests, game by game."""
    lines = ["<!-- Written by scripts/rules.py. -->", "# Which tests prove a clause"]
    for game in EDITIONS:
        linked = linked_tests(game)
        lines.append(f"\n## `{game}`\n")
        lines.append(f"The tests in `tests/{game}` that carry its id. The texts: [rules reference]({game}.en.md).")
        for clause in carrack.rules(game).values():
            if clause.text:
                lines.append(f"\n**[{name(clause)}]({game}.en.md#{anchor(clause.id)})** (`{clause.id}`)\n")
                lines += [f"- `{test}`" for test in linked.get(clause.id, [])]
    return "\n".join(lines)


def pages() -> dict[str, str]:
    """All pages by name."""
    found = {f"{game}.{lang}.md": Page(game, lang).text() for game in EDITIONS for lang in LANGUAGES}
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
