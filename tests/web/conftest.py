"""The web client is the same whichever core the server runs, so its tests run with the interpreted one alone."""

import os

collect_ignore_glob = ["test_*.py"] if os.environ.get("CARRACK_EXPECT") == "compiled" else []
