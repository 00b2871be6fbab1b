# The pages of docs/reference/rules, which scripts/rules.py writes: what they say beside the clauses.

page-language = français
page-other = Autres langues
page-tests = Quels tests prouvent un article
page-contents = Sommaire
page-differences = Différences entre les éditions
page-clause = Article
page-only = Articles d’une seule édition
page-ruling = arbitrage
page-assumption = hypothèse
page-rulings = Arbitrages
page-assumptions = Hypothèses
page-age = Âge
page-colon = { " " }:
page-option = option

page-title = Les règles du jeu { $game }
page-intro = Avec nos propres mots, article par article.
page-legend-editions = { $marks } : dans cette édition seulement.
page-legend-versions = { $marks } : seulement dans les parties commencées sous cette version des règles ; les nouvelles parties suivent la dernière.
page-legend-ruling = { $marks } : le livret ne le dit pas, et voici comment nous tranchons.
page-legend-assumption = { $marks } : l’original nous manque, et voici avec quoi nous jouons.
page-own = Ce que nous avons tranché nous-mêmes
