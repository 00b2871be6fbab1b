# What the command line says itself: everything else is told by the catalogue of the game.

game-discovery = Scoperta
game-empire = Impero
players = { $players } giocatori
seed = seme { $seed }

list-market = Nuove merci nel box: { $items }.
list-offered = Nuovi edifici in vendita: { $items }.
list-shown = Edifici in arrivo nell’epoca III: { $items }.
list-ordered = Ordine del turno: { $items }.

standings = Classifica finale
total = Totale
sheets = Da dove vengono i punti
source = { $source }: { $parts }.
part-age = epoca { $value ->
    [1] I
    [2] II
   *[3] III
}
wins = { $points ->
    [one] { $name } vince con { $points } punto.
   *[other] { $name } vince con { $points } punti.
}
wins-tie = { $points ->
    [one] { $name } vince lo spareggio, con { $points } punto.
   *[other] { $name } vince lo spareggio, con { $points } punti.
}
shares = { $points ->
    [one] Vittoria condivisa con { $points } punto: { $names }.
   *[other] Vittoria condivisa con { $points } punti: { $names }.
}
again = Per rileggere questa partita: { $command }

error = Errore: { $message }
bad-option = “{ $text }” non è nella forma chiave=valore.
option-twice = L’opzione “{ $option }” è indicata due volte.
possible = Valori possibili: { $values }.
