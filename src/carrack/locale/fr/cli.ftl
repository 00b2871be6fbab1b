# What the command line says itself: everything else is told by the catalogue of the game.

game-discovery = Découverte
game-empire = Empire
players = { $players } joueurs
seed = graine { $seed }

list-market = Arrivage sur la piste des marchandises : { $items }.
list-offered = Désormais en vente : { $items }.
list-shown = À venir à l’âge III : { $items }.
list-ordered = Ordre des joueurs : { $items }.

standings = Classement final
total = Total
sheets = D’où viennent les points
source = { $source } : { $parts }.
part-age = âge { $value ->
    [1] I
    [2] II
   *[3] III
}
wins = { $points ->
    [one] { $name } l’emporte avec { $points } point.
   *[other] { $name } l’emporte avec { $points } points.
}
wins-tie = { $points ->
    [one] { $name } l’emporte au départage, avec { $points } point.
   *[other] { $name } l’emporte au départage, avec { $points } points.
}
shares = { $points ->
    [one] Victoire partagée, avec { $points } point : { $names }.
   *[other] Victoire partagée, avec { $points } points : { $names }.
}
again = Pour relire cette partie : { $command }

error = Erreur : { $message }
bad-option = « { $text } » n’a pas la forme clé=valeur.
option-twice = L’option « { $option } » est donnée deux fois.
possible = Possibilités : { $values }.
