# F2, NOTATION: and by the cards that these draw: here dora begins.
mode flip
seats anna ben cem dora
away anna
deal 03

? turn dora
