### What the signs on the cards mean, behind *More*

legend-title = 🔣 What the signs mean
legend-card = { $card }: { $does }
legend-names-colour = you name the colour
legend-turns = play goes the other way round; between two it's a Skip
legend-turns-and-draws = play goes the other way round
legend-skips = the next player sits out
legend-skips-all = everybody else sits out and you play again
legend-draws = the next player draws { $count }
legend-draws-colour = the next player draws until it comes
legend-flips = all cards turn over, piles and hands
legend-opens-series = you may play all your cards of its colour at once; only the last one has its effect
legend-sweeps = all your cards of its colour go with it
legend-roulette = the next player names a colour and draws until it comes
legend-exchange-rotate = everybody passes their hand on
legend-exchange-swap = you swap hands with somebody
legend-gesture-self = you make the gesture
legend-gesture-all = everybody makes the gesture; the last one draws
legend-switches-complement = from now on the complementary colour fits, or the usual one again
legend-draw-title = **Why is there no “{ button-draw }”?**
legend-draw-turn = It isn't your turn, or you have just drawn.
legend-draw-must-play = You hold a card that can be played, perhaps a wild: here you have to play it.
legend-draw-forced = The card you have drawn fits: here it has to be played.
legend-draw-pending = You were hit by a draw card: you take those cards instead.
