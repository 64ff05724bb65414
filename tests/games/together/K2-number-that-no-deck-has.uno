# K2: a 10 is no number of the deck.
option action_uno=3:all,10:all
seats anna ben
? refused K2
