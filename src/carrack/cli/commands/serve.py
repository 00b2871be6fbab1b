"""`carrack serve`: tables for people across a network."""

import os
from pathlib import Path
from typing import Any

from carrack.cli.command import command as named
from carrack.cli.command import option
from carrack.cli.kinds import File, Number
from carrack.cli.refused import Refused, meant, possible
from carrack.cli.texts import say

EXTRAS = {"psycopg": "postgres"}  # modules of another extra than `server`


@named("serve", "carrack serve", "carrack serve --host 0.0.0.0 --port 8080", "carrack serve --config carrack.toml")
@option("--config", type=File(), value="file")
@option("--database", value="url")
@option("--host", value="address")
@option("--port", type=Number(), value="number")
def command(config: str | None, lang: str, **given: Any) -> None:
    """Run a server with the settings of the file, the environment and the options, the last the strongest."""
    try:
        _serve(config, {name: value for name, value in given.items() if value is not None}, lang)
    except ModuleNotFoundError as error:
        name = str(error.name).partition(".")[0]
        if name == "carrack":
            raise
        raise Refused(lang, say(lang, "needs-extra", extra=EXTRAS.get(name, "server"))) from error


def _serve(file: str | None, given: dict[str, Any], lang: str) -> None:
    from carrack.server.listen import CannotListen
    from carrack.server.serve import NoDatabase, serve
    from carrack.server.settings import BadSetting, read_config

    try:
        serve(read_config(None if file is None else Path(file), os.environ, **given))
    except BadSetting as error:
        told = say(lang, f"setting-{error.wanted}", name=error.name)
        close = meant if error.wanted == "name" else lambda lang, words: possible(lang, ", ".join(words))
        raise Refused(lang, told + (close(lang, error.possible) if error.possible else "")) from error
    except CannotListen as error:
        told = say(lang, "cannot-listen", host=error.host, port=str(error.port), reason=error.reason)
        raise Refused(lang, told) from error
    except NoDatabase as error:
        raise Refused(lang, say(lang, "no-database", reason=str(error).rstrip("."))) from error
