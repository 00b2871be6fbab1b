# What the command line says itself: everything else is told by the catalogue of the game.

game-discovery = Discovery
game-empire = Empire
players = { $players } players
seed = seed { $seed }

list-market = New in the goods box: { $items }.
list-offered = New among the buildings: { $items }.
list-shown = To come in age III: { $items }.
list-ordered = Player order: { $items }.

standings = Final standings
total = Total
sheets = Where the points come from
source = { $source }: { $parts }.
part-age = age { $value ->
    [1] I
    [2] II
   *[3] III
}
wins = { $points ->
    [one] { $name } wins with { $points } point.
   *[other] { $name } wins with { $points } points.
}
wins-tie = { $points ->
    [one] { $name } wins the tie at { $points } point.
   *[other] { $name } wins the tie at { $points } points.
}
shares = { $points ->
    [one] Shared victory at { $points } point: { $names }.
   *[other] Shared victory at { $points } points: { $names }.
}
again = To read this game again: { $command }

error = Error: { $message }
bad-option = “{ $text }” is not of the form key=value.
option-twice = The option “{ $option }” is given twice.
possible = Possible: { $values }.
