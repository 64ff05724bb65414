# M2: a wild is no start card of a position either.
mode mercy
seats anna ben
hand anna R1 R2
hand ben  R3 R4
start W+X

? refused M2
