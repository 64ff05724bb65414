# C2, NOTATION: the dealer is drawn from the seed among those who are dealt to: here it is dora.
seats anna ben cem dora
round 2
away anna
deal 05

? turn ben
