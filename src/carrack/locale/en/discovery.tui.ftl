# Texts of the terminal client about `discovery`: panels, headings of choices, and screens of its own.

panel-map = Map
panel-boxes = Boxes
face-down = face down
discovered = discovered
deck = Discovery deck: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
resistance = resistance
plunder = plunder + per soldier
points-word = points
ship = ship
no-ship = no ship
to-place = to place
goods-word = goods
finds = { $count ->
    [one] { $count } discovery
   *[other] { $count } discoveries
}
no-buildings = no buildings
group-place = Place { $type } (of { $left })
group-scout = Scout
group-front = Use the University
group-battle = Battles
group-war = Wars
chance-counters = { $possible ->
    [one] { $beaten ->
        [0] Strength { $strength } does not beat the one counter that you have not seen.
       *[other] Strength { $strength } beats the one counter that you have not seen.
    }
   *[other] Strength { $strength } beats { $beaten } of the { $possible } counters that you have not seen: { $percent }%.
}
chance-cards = { $possible ->
    [one] { $beaten ->
        [0] Strength { $strength } does not beat the one card that you have not seen.
       *[other] Strength { $strength } beats the one card that you have not seen.
    }
   *[other] Strength { $strength } beats { $beaten } of the { $possible } cards that you have not seen: { $percent }%.
}
expedition-succeeds = Strength { $strength } succeeds: it needs { $resistance }.
expedition-fails = Strength { $strength } is too weak: it needs { $resistance }.
battle-losses = { $region }: you remove { $removes } and lose { $loses }.
age = age { $age ->
    [1] I
    [2] II
   *[3] III
}
ranking-title = What to place first, second, third …
ranking-empty = The list is empty.
ranking-give = o: add as a planned move
ranking-hint = ← →: worker    ↑ ↓: place    Enter: add or remove    Esc: cancel
