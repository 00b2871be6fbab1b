"""Writes the two documents that a server publishes below /schema: openapi.json and live.json. It needs no server.

Clients make their types from them: each names every call, message, view, event and option of the games.
"""

import argparse
import json
from pathlib import Path

from carrack.server import Config, make_app
from carrack.server.http.openapi import live_document, openapi_document


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="where to write them")
    folder: Path = parser.parse_args().folder
    folder.mkdir(parents=True, exist_ok=True)
    app = make_app(Config())  # never opened
    for name, document in (("openapi", openapi_document(app)), ("live", live_document())):
        path = folder / f"{name}.json"
        path.write_text(json.dumps(document, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
        print(path)


if __name__ == "__main__":
    main()
