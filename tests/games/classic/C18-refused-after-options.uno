# K2, V9: options are judged before the seats: partner with play_on is K2, although three players would be V9.
option partner
option play_on
seats anna ben cem
? refused K2
