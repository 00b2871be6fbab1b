# The pages of docs/reference/rules, which scripts/rules.py writes: what they say beside the clauses.

page-language = italiano
page-other = Altre lingue
page-tests = Quali test provano un articolo
page-contents = Indice
page-differences = Differenze tra le edizioni
page-clause = Articolo
page-only = Articoli di una sola edizione
page-ruling = interpretazione
page-assumption = ipotesi
page-rulings = Interpretazioni
page-assumptions = Ipotesi
page-age = Epoca
page-colon = :
page-option = opzione

page-title = Le regole di { $game }
page-intro = Con parole nostre, articolo per articolo.
page-legend-editions = { $marks }: solo in quell’edizione.
page-legend-versions = { $marks }: solo nelle partite iniziate con quella versione delle regole; le nuove partite seguono l’ultima.
page-legend-ruling = { $marks }: il regolamento non lo dice, e noi decidiamo così.
page-legend-assumption = { $marks }: l’originale ci manca, e noi giochiamo con questo.
page-own = Che cosa abbiamo deciso noi
