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

page-discovery-title = Le regole di `discovery`
page-discovery-intro = Con parole nostre, articolo per articolo, per entrambe le edizioni. $ è il dollaro spagnolo, “punto” un punto vittoria.
page-discovery-legend = { $e2007 } e { $e2015 }: solo in quell’edizione. { $v1 } e { $v2 }: solo nelle partite iniziate con quella versione delle regole; le nuove partite seguono l’ultima. { $ruling }: i regolamenti non lo dicono, e noi decidiamo così. { $assumption }: l’originale ci manca, e noi giochiamo con questo.
page-discovery-own = Interpretazioni e ipotesi nostre

page-empire-title = Le regole di `empire`
page-empire-intro = Con parole nostre, articolo per articolo.
page-empire-legend = { $ruling }: il regolamento non lo dice, e noi decidiamo così.
page-empire-own = Interpretazioni nostre
