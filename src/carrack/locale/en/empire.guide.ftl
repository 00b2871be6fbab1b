# How to play `empire`, in short: a page of the web client. The rules themselves are in the clauses.

guide-lead = Two to six nations compete for the support of their people. Institutions turn resources into support, but each needs the right pair of cards. Win the cards you lack by auction, or get them by trading.
guide-aim = How you win
guide-aim-support = Your support is your supporters minus your revolts. The most support wins; in a tie, the most gold.
guide-aim-rounds = There are six rounds, each with development, commerce and exploration. The last round ends after its development.
guide-development = Development: happens by itself
guide-development-luxury = Luxury: a good and a population make a supporter. You lose the good.
guide-development-industry = Industry: a population and a colony make a good. You keep both cards.
guide-development-nation = In the standard version your nation has an institution of its own, which is built last.
guide-development-unused = Each card is used once. Each unused population brings a revolt, and each unused bond costs 1 gold.
guide-commerce = Commerce
guide-commerce-secret = Each player secretly chooses how many goods to sell, seven at most.
guide-commerce-price = A good sells for 10 gold, minus 1 for every good that any player sells. All players get the same price.
guide-exploration = Exploration
guide-exploration-row = Five of the six cards in the row are auctioned, one after the other. The shortage card covers the sixth and moves every round.
guide-exploration-bids = All players bid at the same time. You can raise your bid whenever you like, up to the gold you have. When all players are content, the card is settled.
guide-exploration-shared = A bid that two or more players share does not count. The highest other bid wins. While your bid is shared, you can withdraw.
guide-exploration-trade = At any time in this phase you can put offers on the board and accept those of others. You can trade all cards except nations, on any terms. Gold in your bid is locked until the card is settled.
guide-first = In your first game
guide-first-pairs = Count pairs. A population without a partner becomes a revolt in the next development.
guide-first-glut = If you expect the others to sell a lot, keep your goods: they can become luxuries instead.
guide-first-gold = Before you bid, think of how much gold the others may have: nobody can match a bid that they can’t pay.
