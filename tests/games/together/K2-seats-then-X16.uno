# K2: a number of players that partner does not take is V9, before the deck is looked at.
option partner
option hand_size=15
seats a b c d e f g
? refused V9
