# K2: X15 excludes a single round: there is one number of rounds.
option target=round
option rounds=3
seats anna ben
? refused K2
