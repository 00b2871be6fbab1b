# Texts of the web client about `discovery` on every page: its name, its button on the start page, its presets.

game-discovery = Discovery
goal-discovery = Most points at the end win.
start-alone = Play now
start-alone-text = Discovery with the rules of 2015, against three bots. One click starts the game.
preset-first = First game
preset-first-text = 2015 edition without extras: you and three bots.
preset-full = 2015 in full
preset-full-text = Builders, expansion buildings and a random nation for each of four players.
preset-printed = 2007 as printed
preset-printed-text = The first edition, as it came in the box.
preset-two = For two
preset-two-text = 2015 edition for two players. Each starts with two captains.
