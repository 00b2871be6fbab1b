# The pages of docs/reference/rules, which scripts/rules.py writes: what they say beside the clauses.

page-language = English
page-other = Other languages
page-tests = Which tests prove a clause
page-contents = Contents
page-differences = Differences between the editions
page-clause = Clause
page-only = Clauses of one edition only
page-ruling = ruling
page-assumption = assumption
page-rulings = Rulings
page-assumptions = Assumptions
page-age = Age
page-colon = :
page-option = option

page-discovery-title = The rules of `discovery`
page-discovery-intro = In our own words, clause by clause; both editions. $ is the Spanish dollar, “point” a victory point.
page-discovery-legend = { $e2007 } and { $e2015 }: in that edition only. { $v1 } and { $v2 }: in games begun under that version of the rules only; new games are played by the last. { $ruling }: the rulebooks leave it open, and this is how we settle it. { $assumption }: we lack the original, and this is what we play with.
page-discovery-own = Rulings and assumptions of our own

page-empire-title = The rules of `empire`
page-empire-intro = In our own words, clause by clause.
page-empire-legend = { $ruling }: the rulebook leaves it open, and this is how we settle it.
page-empire-own = Rulings of our own
