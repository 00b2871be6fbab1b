# What the server refuses. Titles by status:
status-400 = Pas compris
status-401 = Qui es-tu ?
status-403 = Pas permis
status-404 = Introuvable
status-405 = Impossible ici
status-408 = Trop lent
status-409 = Pas maintenant
status-413 = Trop long
status-421 = Pas ici
status-422 = Impossible
status-429 = Trop souvent
status-431 = Trop long
status-500 = C’est notre faute
status-503 = Indisponible

# Sentences by code:
error-bad-request = La demande est illisible.
error-no-token = Dis-nous d’abord ton nom : il faut ici le jeton d’un invité.
error-bad-token = Ce jeton est inconnu. Redis-nous ton nom.
error-not-your-seat = Cette place n’est pas la tienne.
error-not-host = Seul l’hôte peut faire cela.
error-not-seated = Il faut être assis à cette table pour faire cela.
error-bad-code = Cette place attend quelqu’un qui a été invité, et le code n’est pas le bon.
error-bad-origin = Cet appel ne vient pas d’une page de ce serveur.
error-no-key = Ce serveur n’est là que pour une personne. Ouvre-le avec le lien que la commande a affiché.
error-not-for-bots = C’est réservé aux personnes. Un bot prend les places qui lui sont destinées, et joue.
error-not-your-bot = Tu n’as pas ce bot.
error-seat-for-bot = Cette place est réservée à un bot de l’hôte.
error-seat-kept = Cette place est gardée pour { $name }. Prends-en une autre, ou demande à l’hôte.
error-no-such-table = Cette table n’existe pas.
error-no-such-path = Il n’y a rien ici.
error-no-such-node = La partie n’a pas de décision { $number } où aller.
error-no-such-method = Cela ne peut pas se faire ici.
error-wrong-life = { $life ->
    [gathering] La partie n’a pas encore commencé.
    [playing] La partie a déjà commencé.
    [over] La partie est finie.
    [void] La partie a été annulée d’un commun accord.
   *[closed] Tout le monde a quitté cette table.
  }
error-seat-taken = Cette place est prise.
error-already-seated = Tu as déjà une place à cette table.
error-seats-empty = { $count ->
    [one] { $count } place est encore libre.
   *[other] { $count } places sont encore libres.
  }
error-rematch-made = La prochaine partie a déjà sa table.
error-seats-changed = Les places ont changé entre-temps. Regarde à nouveau, puis modifie-les.
error-key-reused = Cette clé est celle d’un autre appel. Inventes-en une nouvelle.
error-stale-revision = Tu as changé ton choix ailleurs entre-temps. Regarde de nouveau, puis choisis.
error-too-slow = La requête n’est pas arrivée à temps. Envoie-la de nouveau.
error-too-large = C’est trop à la fois.
error-head-too-large = Les en-têtes de cette requête sont trop longs. Envoies-en moins, ou de plus courts.
error-bad-host = Ce serveur n’est pas connu sous ce nom.
error-too-many = C’est trop souvent. Attends { $retry_after ->
    [one] { $retry_after } seconde
   *[other] { $retry_after } secondes
  } avant de continuer.
error-bad-text = Écris quelque chose de { $longest } lettres au plus.
error-bad-nonce = Il faut ici { $bytes } octets en hexadécimal.
error-bad-key = Une clé a de 8 à 64 lettres, chiffres ou signes, sans espaces.
error-bad-level = Il n’y a pas de bot de niveau { $level }.
error-no-own-seat = Garde une place pour toi.
error-wrong-seats = Cette partie a { $count } places : choisis qui occupe chacune.
error-not-alone = Sur ton propre plateau, toutes les places sont à toi ou à des bots.
error-not-a-board = Ce n’est pas un plateau d’essai : ici, on ne revient pas en arrière à volonté.
error-internal = Quelque chose s’est mal passé ici. Tu n’y es pour rien ; essaie encore.
error-too-many-tables = { $most ->
    [one] Tu as déjà une table ouverte, et ce serveur n’en permet pas plus. Termine-la ou quitte-la d’abord.
   *[other] Tu as déjà { $most } tables ouvertes, et ce serveur n’en permet pas plus. Termines-en ou quittes-en une d’abord.
  }
error-too-many-bots = { $most ->
    [one] Tu as déjà un bot, et ce serveur n’en permet pas plus. Supprime-le d’abord.
   *[other] Tu as déjà { $most } bots, et ce serveur n’en permet pas plus. Supprimes-en un d’abord.
  }
error-too-many-rows = Tu as fait { $most ->
    [one] un changement
   *[other] { $most } changements
  } à cette table, et ce serveur n’en garde pas plus. Tu peux encore partir : un bot prendra ta place.
error-too-much-chat = Tu as beaucoup parlé en une heure ({ $most ->
    [one] une ligne
   *[other] { $most } lignes
  }). Attends { $retry_after ->
    [one] une seconde
   *[other] { $retry_after } secondes
  } avant de continuer.
error-unreadable-table = { $why ->
    [version] Cette table vient d’une version plus récente de carrack. Demande à l’hébergeur du serveur de le mettre à jour.
   *[damage] Impossible d’ouvrir cette table : sa sauvegarde est endommagée. Demande à l’hébergeur du serveur de restaurer une copie.
  }
error-no-database = Le serveur n’a pas accès à ses tables en ce moment. Rien n’est perdu ; essaie encore dans un instant.
error-too-busy = Le serveur n’a pas pu revoir cette partie pour l’instant. Rien n’est perdu ; essaie encore dans un instant.
error-not-saved = Cela n’a pas pu être enregistré et ne compte donc pas. Regarde de nouveau, puis essaie encore une fois.
