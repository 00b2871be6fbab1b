# Texts of the page while its own files can’t be loaded. Bundled in every language, because the catalogue may be missing too.

load-failed = Part of this page could not be loaded. Your game is kept on the server.
load-offline = The server does not answer. Check your connection, then try again.
load-new-version = There is a new version. Reload the page to continue; your game is kept.
load-not-started = This page could not be loaded. Check your connection, then try again.
load-retry = Try again
load-reload = Reload
