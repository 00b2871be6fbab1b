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

page-title = The rules of { $game }
page-intro = In our own words, clause by clause.
page-legend-editions = { $marks }: in that edition only.
page-legend-versions = { $marks }: only in games begun under that version of the rules; new games are played by the last.
page-legend-ruling = { $marks }: the rulebook leaves it open, and this is how we settle it.
page-legend-assumption = { $marks }: we lack the original, and this is what we play with.
page-own = What we settled ourselves
