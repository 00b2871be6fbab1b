# What the page says while its own files cannot be fetched. Bundled in every language, since the catalogue may be what is missing.

load-failed = Part of this page could not be loaded. Your game is kept on the server.
load-offline = The server does not answer. Check your connection, then try again.
load-new-version = There is a new version. Reload the page to continue; your game is kept.
load-not-started = This page could not be loaded. Check your connection, then try again.
load-retry = Try again
load-reload = Reload
