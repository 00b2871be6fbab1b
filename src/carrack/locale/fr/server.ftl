# Answers of the server. Titles by HTTP status:
status-400 = Demande incomprise
status-401 = Nom manquant
status-403 = Interdit
status-404 = Introuvable
status-405 = Impossible ici
status-408 = Délai dépassé
status-409 = Impossible maintenant
status-413 = Trop volumineux
status-421 = Mauvais nom de serveur
status-422 = Non valable
status-429 = Trop de demandes
status-431 = En-têtes trop longs
status-500 = Erreur du serveur
status-503 = Indisponible pour le moment

# Sentences by code:
error-bad-request = La demande est illisible.
error-no-token = Entre d’abord ton nom : cette demande a besoin d’un jeton d’invité.
error-bad-token = Ce jeton est inconnu. Entre de nouveau ton nom.
error-not-your-seat = Cette place n’est pas la tienne.
error-not-host = Seul l’hôte peut faire cela.
error-not-seated = Seuls les joueurs de cette table peuvent faire cela.
error-bad-code = Cette place est réservée à une personne invitée, et le code est faux. Demande le bon lien à l’hôte.
error-bad-origin = Cette demande ne vient pas d’une page de ce serveur.
error-no-key = Ce serveur est réservé à une seule personne. Ouvre-le avec le lien que la commande a affiché.
error-not-for-bots = Seules les personnes peuvent faire cela. Un bot peut prendre les places qui lui sont réservées, et jouer.
error-not-your-bot = Tu n’as pas ce bot.
error-seat-for-bot = Cette place est réservée à un bot de l’hôte.
error-seat-kept = Cette place est réservée pour { $name }. Prends-en une autre, ou demande à l’hôte.
error-no-such-table = Cette table n’existe pas.
error-no-such-path = Il n’y a rien à cette adresse.
error-no-such-node = La partie n’a pas de décision { $number }.
error-no-such-method = Cette méthode n’est pas possible à cette adresse.
error-wrong-life = { $life ->
    [gathering] La partie n’a pas encore commencé.
    [playing] La partie a déjà commencé.
    [over] La partie est terminée.
    [void] La partie a été arrêtée d’un commun accord.
   *[closed] Tout le monde a quitté cette table.
  }
error-seat-taken = Cette place est prise.
error-already-seated = Tu as déjà une place à cette table.
error-seats-empty = { $count ->
    [one] { $count } place est encore libre.
   *[other] { $count } places sont encore libres.
  }
error-rematch-made = La prochaine partie a déjà une table.
error-seats-changed = Les places ont changé. Regarde de nouveau, puis modifie-les.
error-key-reused = Cette clé a déjà servi à une autre demande. Prends-en une nouvelle.
error-stale-revision = Tu as changé ton choix dans une autre fenêtre. Regarde de nouveau, puis choisis.
error-too-slow = La demande n’est pas arrivée à temps. Envoie-la de nouveau.
error-too-large = La demande est trop volumineuse. Envoies-en moins à la fois.
error-head-too-large = Les en-têtes de cette demande sont trop longs. Envoies-en moins, ou de plus courts.
error-bad-host = Ce serveur ne répond pas à ce nom d’hôte.
error-too-many = Trop de demandes. Attends { $retry_after ->
    [one] { $retry_after } seconde
   *[other] { $retry_after } secondes
  }, puis réessaie.
error-bad-text = Écris au moins un caractère, et au plus { $longest }.
error-bad-nonce = Le nonce doit avoir { $bytes } octets en hexadécimal.
error-bad-key = Une clé a de 8 à 64 lettres, chiffres ou symboles, sans espaces.
error-bad-level = Il n’y a pas de bot de niveau { $level }.
error-no-own-seat = Garde une place pour toi.
error-wrong-seats = Cette partie a { $count } places. Choisis qui occupe chacune.
error-not-alone = Sur un plateau d’essai, toutes les places sont à toi ou à des bots.
error-not-a-board = Ce n’est pas un plateau d’essai : on ne peut pas y revenir en arrière à volonté.
error-internal = Une erreur s’est produite sur le serveur. Tu n’y es pour rien ; réessaie.
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
  } à cette table, le maximum sur ce serveur. Tu peux encore partir : un bot prendra ta place.
error-too-much-chat = Tu as beaucoup écrit en une heure ({ $most ->
    [one] une ligne
   *[other] { $most } lignes
  }). Attends { $retry_after ->
    [one] une seconde
   *[other] { $retry_after } secondes
  }, puis réessaie.
error-unreadable-table = { $why ->
    [version] Cette table vient d’une version plus récente de carrack. Demande à la personne qui gère le serveur de le mettre à jour.
   *[damage] Impossible d’ouvrir cette table : ses données sont endommagées. Demande à la personne qui gère le serveur de restaurer une sauvegarde.
  }
error-no-database = Le serveur n’a pas accès à sa base de données en ce moment. Rien n’est perdu ; réessaie dans un instant.
error-too-busy = Le serveur est trop occupé pour rejouer cette partie en ce moment. Rien n’est perdu ; réessaie dans un instant.
error-not-saved = Cela n’a pas pu être enregistré et ne compte donc pas. Regarde de nouveau, puis réessaie.
