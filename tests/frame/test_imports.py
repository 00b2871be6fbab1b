"""Every module of the package can be imported under its own name."""

import subprocess
import sys
from pathlib import Path

import carrack

# In both orders: a name that hides a module may be bound only when a later module is loaded.
IMPORT_ALL = """
import pkgutil, sys
import carrack

before = carrack.games()
names = [module.name for module in pkgutil.walk_packages(carrack.__path__, "carrack.")]
names.remove("carrack.__main__")  # runs the command
names.remove("carrack.server.storage.migrations.env")  # Alembic runs it, inside a migration
for name in names + names[::-1]:
    exec(f"import {name} as found")
    assert found is sys.modules[name], name
assert before == carrack.games() == carrack.games.games()
print(*names)
"""


def fresh(code: str) -> str:
    """The output of a new interpreter that runs the code."""
    done = subprocess.run([sys.executable, "-c", code], check=True, stdout=subprocess.PIPE, text=True, timeout=60)
    return done.stdout


def packaged() -> set[str]:
    """The modules that are files in a package's folder, as dotted names; a folder without `__init__.py` is data."""
    root = Path(carrack.__path__[0])
    files = [path for path in root.rglob("*.py") if (path.parent / "__init__.py").exists()]
    names = {".".join(("carrack", *path.relative_to(root).with_suffix("").parts)) for path in files}
    names = {name.removesuffix(".__init__") for name in names}
    return names - {"carrack", "carrack.__main__", "carrack.server.storage.migrations.env"}


def test_every_module_can_be_imported_by_its_name() -> None:
    assert set(fresh(IMPORT_ALL).split()) == packaged()


def test_games_is_the_package_and_the_function() -> None:
    code = "import carrack.games.discovery.core.state as s; import carrack; print(s.__name__, carrack.games())"
    assert fresh(code) == "carrack.games.discovery.core.state ('discovery', 'empire')\n"
    assert carrack.games.find("discovery").name == "discovery"
