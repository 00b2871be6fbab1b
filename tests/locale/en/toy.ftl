game-toy = Toy
    .about = Bid in secret for cards, and give coins away.

## Words

card-copper = { $count ->
    [one] copper card
   *[other] copper cards
}
    .a = a copper card
card-silver = { $count ->
    [one] silver card
   *[other] silver cards
}
    .a = a silver card
card-gold = { $count ->
    [one] gold card
   *[other] gold cards
}
    .a = a gold card
token-copper = { card-copper.a }
token-silver = { card-silver.a }
token-gold = { card-gold.a }
zone-pile = the pile
object-cards = the cards
source-cards = Cards
source-coins = Coins

option-coins = Coins
    .text = How many coins each player starts with.
option-fair = Fair
    .text = Each round ends with a fair, at which everybody may stake coins.

## What is asked

ask-bid = How many coins do you bid for the top card?
ask-card = Take the card?
ask-give = Give coins to a rival?
ask-coins = How many coins does { $seat_rival } get?
asked-coins = How many coins does a rival get?
ask-fair = Stake coins?

choice-pass = Pass
choice-take = Take the card
choice-peek = Peek at the card first
choice-bury = Bury it and take the next
choice-bid = { $choices ->
    [1] Bid { $highest }
   *[other] Bid { $lowest } to { $highest }
}
choice-give = Give coins to { $seat_rival }
choice-coins = { $choices ->
    [1] { $highest ->
        [one] { $highest } coin
       *[other] { $highest } coins
    }
   *[other] { $lowest } to { $highest } coins
}
choice-stake = Stake coins
choice-content = Content

## What happened

event-look = The top card is { $token }.
event-look-private = { $audience } peeks at the top card: { $token }.
event-look-hidden = { $audience } peeks at the top card.
event-bid = { $seat } bid { $amount ->
    [0] nothing
    [one] { $amount } coin
   *[other] { $amount } coins
}.
event-took = { $seat } takes { $a_card }.
event-buried = { $seat } buries the top card.
event-gave = { $seat } gives { $seat_rival } { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
}.
event-staked = { $seat } stakes { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
}.
event-content = { $seat } is content.
event-fair-over = The fair is over.

## Why not

refusal-too-poor = You have only { $amount ->
    [0] an empty purse
    [one] { $amount } coin
   *[other] { $amount } coins
}.
refusal-richer = { $seat_rival } has { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
}, more than you.
refusal-staking = Say how many coins you stake.
refusal-content-already = You are content already.
remedy-poorer-rival = Choose a rival who has no more than you.
