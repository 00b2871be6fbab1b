"""`carrack serve`: runs a server for people across a network."""

import os
from pathlib import Path
from typing import Any

from carrack.cli.command import localized_command, option
from carrack.cli.errors import CommandError, meant, possible
from carrack.cli.local_server import one_line_errors
from carrack.cli.messages import say
from carrack.cli.param_types import File, Number


@localized_command(
    "serve", "carrack serve", "carrack serve --host 0.0.0.0 --port 8080", "carrack serve --config carrack.toml"
)
@option("--config", type=File(), value="file")
@option("--database", value="url")
@option("--host", value="address")
@option("--port", type=Number(), value="number")
def command(config: str | None, lang: str, **given: Any) -> None:
    """Run a server with settings from the file, the environment and the options; the last of these wins."""
    with one_line_errors(lang):
        from carrack.server.config import BadSetting, read_config
        from carrack.server.run import serve

        options = {name: value for name, value in given.items() if value is not None}
        try:
            read = read_config(None if config is None else Path(config), os.environ, **options)
        except BadSetting as error:
            message = say(lang, f"setting-{error.wanted}", name=error.name)
            if error.possible:
                words = error.possible
                message += meant(lang, words) if error.wanted == "name" else possible(lang, ", ".join(words))
            raise CommandError(lang, message) from error
        serve(read)
