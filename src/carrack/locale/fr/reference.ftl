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

page-discovery-title = Les règles de `discovery`
page-discovery-intro = Avec nos propres mots, article par article, pour les deux éditions. $ désigne le dollar espagnol, « point » un point de victoire.
page-discovery-legend = { $e2007 } et { $e2015 } : dans cette édition seulement. { $v1 } et { $v2 } : dans les parties commencées sous cette version des règles seulement ; les nouvelles parties suivent la dernière. { $ruling } : les livrets ne le disent pas, et voici comment nous tranchons. { $assumption } : l’original nous manque, et voici avec quoi nous jouons.
page-discovery-own = Nos arbitrages et nos hypothèses

page-empire-title = Les règles d’`empire`
page-empire-intro = Avec nos propres mots, article par article.
page-empire-legend = { $ruling } : le livret ne le dit pas, et voici comment nous tranchons.
page-empire-own = Nos arbitrages
