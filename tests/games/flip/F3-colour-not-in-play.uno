# F3, C10: with the dark side up the light colours are not in play, for a start card either.
mode flip
seats anna ben
hand anna R5/T1 B1/W
hand ben  R1/T2 Y2/T3
start RF/W
draw G1/O1 G2/O2

? side dark
anna: colour R ! C10
anna: colour Y ! C10
anna: colour T
