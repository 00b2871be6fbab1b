# Ce que dit la page quand ses propres fichiers n’arrivent pas. Inclus dans toutes les langues : il manque peut-être le catalogue.

load-failed = Des fichiers de cette page n’ont pas pu être chargés. Ta partie est conservée sur le serveur.
load-offline = Le serveur ne répond pas. Vérifie ta connexion, puis réessaie.
load-new-version = Il y a une nouvelle version. Recharge la page pour continuer ; ta partie est conservée.
load-not-started = Cette page n’a pas pu être chargée. Vérifie ta connexion, puis réessaie.
load-retry = Réessayer
load-reload = Recharger
