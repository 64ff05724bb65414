# K2: partner and play_on exclude each other.
option partner
option play_on
seats anna ben cem dora
? refused K2
