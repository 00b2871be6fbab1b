"""`carrack serve`: tables for people across a network."""

import os
from pathlib import Path
from typing import Any

from carrack.cli.command import command as named
from carrack.cli.command import option
from carrack.cli.kinds import File, Number
from carrack.cli.refused import Refused, meant, possible
from carrack.cli.serving import told_in_a_line
from carrack.cli.texts import say


@named("serve", "carrack serve", "carrack serve --host 0.0.0.0 --port 8080", "carrack serve --config carrack.toml")
@option("--config", type=File(), value="file")
@option("--database", value="url")
@option("--host", value="address")
@option("--port", type=Number(), value="number")
def command(config: str | None, lang: str, **given: Any) -> None:
    """Run a server with the settings of the file, the environment and the options, the last the strongest."""
    with told_in_a_line(lang):
        from carrack.server.config import BadSetting, read_config
        from carrack.server.run import serve

        options = {name: value for name, value in given.items() if value is not None}
        try:
            read = read_config(None if config is None else Path(config), os.environ, **options)
        except BadSetting as error:
            told = say(lang, f"setting-{error.wanted}", name=error.name)
            if error.possible:
                words = error.possible
                told += meant(lang, words) if error.wanted == "name" else possible(lang, ", ".join(words))
            raise Refused(lang, told) from error
        serve(read)
