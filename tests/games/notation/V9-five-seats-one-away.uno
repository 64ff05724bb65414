# V9, NOTATION: a stand-in counts as a player: five seats are one too many.
option partner
seats a b c d e
away e
? refused V9
