# D2, NOTATION: in duo the dealer is player 1, who drafts first, and alternates.
mode duo
option hand_size=2
seats anna ben
round 2
score ben 40
dealer anna
deal 03

? phase draft
? turn anna
? score ben 40
ben: leave
? phase match-over
? match anna
