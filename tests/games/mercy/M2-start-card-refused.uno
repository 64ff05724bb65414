# M2: in a position the start card is a number.
mode mercy
seats anna ben
hand anna R1 R2
hand ben  R3 R4
start RS
? refused M2
