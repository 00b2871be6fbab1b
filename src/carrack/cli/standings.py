"""The standings: points by source, every line of the score sheets, and the winners."""

from itertools import groupby
from typing import TYPE_CHECKING

import click

from carrack.cli.files import Source
from carrack.cli.messages import say
from carrack.cli.narrator import GLUE, INDENT, Narrator

if TYPE_CHECKING:
    import carrack


class Standings(Narrator):
    """The score of a game as if it ended now; players who resigned cannot win."""

    def __init__(self, game: "carrack.Game", lang: str, source: Source) -> None:
        from carrack.table.ranking import ranked_winners

        super().__init__(game, lang, source.names)
        self.resigned = source.resigned
        self.winners = ranked_winners(game, source.resigned)

    def tell_standings(self) -> None:
        """Print one row per player with points by source, best first; then the score sheets and the winners."""
        from carrack.engine import titles as known

        game, lang = self.game, self.lang
        scores, winners = game.scores(), self.winners
        places = sorted(range(game.players), key=lambda seat: (seat not in winners, -scores[seat]))
        sheets = [game.score_sheet(seat) for seat in range(game.players)]
        used = {line.source for sheet in sheets for line in sheet}
        sources = [source for source in known.find(game.name).sources if source in used]
        titles = [*(self.term("source", source) for source in sources), say(lang, "total")]
        wide = max(6, *map(len, self.names)) + 2

        heading = say(lang, "standings") if game.is_over else say(lang, "standings-now", number=str(game.number))
        click.secho(f"\n{heading}", bold=True)
        click.echo(INDENT + " " * wide + "".join(f"  {title}" for title in titles))
        for seat in places:
            points = [sum(line.points for line in sheets[seat] if line.source == source) for source in sources]
            cells = [f"  {n:>{len(title)}}" for n, title in zip([*points, scores[seat]], titles, strict=True)]
            click.echo(self.coloured(INDENT + self.names[seat].ljust(wide)) + "".join(cells))

        click.secho("\n" + say(lang, "sheets"), bold=True)
        for seat in places:
            self.echo(self.sheet(seat), INDENT + self.names[seat].ljust(wide), INDENT + " " * wide)
        if game.is_over:
            click.echo(f"\n{self.coloured(self.verdict())}")
        for seat in self.resigned:
            click.echo(self.coloured(say(lang, "resigned", name=self.names[seat])))

    def verdict(self) -> str:
        """The winners in a sentence."""
        scores, winners = self.game.scores(), self.winners
        if not winners:
            return say(self.lang, "nobody-wins")
        best = scores[winners[0]]
        if len(winners) > 1:
            return say(self.lang, "shares", names=", ".join(self.names[seat] for seat in winners), points=best)
        name = self.names[winners[0]]
        if sum(scores[seat] == best for seat in range(self.game.players) if seat not in self.resigned) > 1:
            tie = [self.narrate(event) for event in self.game.events() if event.kind == "tie"]
            return " ".join([say(self.lang, "wins-tie", name=name, points=best), *tie])
        return say(self.lang, "wins", name=name, points=best)

    def sheet(self, seat: int) -> str:
        """A player's score sheet in one paragraph."""
        sources: list[str] = []
        for source, lines in groupby(self.game.score_sheet(seat), key=lambda line: line.source):
            parts = [
                GLUE.join([*(self.part(key, value) for key, value in line.args.items()), str(line.points)])
                for line in lines
                if line.points
            ]
            if parts:
                sources.append(say(self.lang, "source", source=self.term("source", source), parts=", ".join(parts)))
        return " ".join(sources) or "–"

    def part(self, key: str, value: int | str) -> str:
        """The subject of a line of the score sheet: a word of the game, or a number."""
        return self.term(key, value) if isinstance(value, str) else say(self.lang, f"part-{key}", value=value)
