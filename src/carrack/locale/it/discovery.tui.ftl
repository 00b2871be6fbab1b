# Ciò che il client di terminale dice di `discovery`: pannelli, titoli delle scelte, schermate proprie.

panel-map = Mappa
panel-boxes = Box
face-down = coperta
discovered = scoperta
deck = Mazzo Scoperta: { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}
resistance = resistenza
plunder = bottino + per soldato
points-word = punti
ship = nave
no-ship = nessuna nave
to-place = da piazzare
goods-word = merci
finds = { $count ->
    [one] { $count } scoperta
   *[other] { $count } scoperte
}
no-buildings = nessun edificio
group-place = Piazza { $type } (di { $left })
group-scout = Ricognizione
group-front = Usa l’Università
group-battle = Battaglie
group-war = Guerre
chance-counters = { $possible ->
    [one] { $beaten ->
        [0] Un valore di { $strength } non batte la sola pedina Scoperta che non hai visto.
       *[other] Un valore di { $strength } batte la sola pedina Scoperta che non hai visto.
    }
   *[other] Un valore di { $strength } batte { $beaten } delle { $possible } pedine Scoperta che non hai visto: { $percent }%.
}
chance-cards = { $possible ->
    [one] { $beaten ->
        [0] Un valore di { $strength } non batte la sola carta che non hai visto.
       *[other] Un valore di { $strength } batte la sola carta che non hai visto.
    }
   *[other] Un valore di { $strength } batte { $beaten } delle { $possible } carte che non hai visto: { $percent }%.
}
expedition-succeeds = Un valore di { $strength } basta: serve { $resistance }.
expedition-fails = Un valore di { $strength } non basta: serve { $resistance }.
battle-losses = { $region }: elimini { $removes } e perdi { $loses }.
age = epoca { $age ->
    [1] I
    [2] II
   *[3] III
}
ranking-title = Che cosa piazzare per primo, per secondo, per terzo …
ranking-empty = La lista è vuota.
ranking-give = o: aggiungi come mossa prevista
ranking-hint = ← →: lavoratore    ↑ ↓: dove    Invio: scegli    Esc: annulla
