# K2: in the other order, too, and before the number of seats is looked at.
option play_on
option partner
seats anna ben cem dora emil
? refused K2
