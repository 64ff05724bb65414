# F3, F7: if the start F turns up a wild, the first player names its colour and plays.
mode flip
seats anna ben cem
hand anna R5/T1 B1/P9
hand ben R1/T2 Y2/T3
hand cem R2/T4 Y3/T5
start RF/W
draw G1/O1 G2/O2

? side dark
? phase colour
? turn anna
? legal anna: colour P | colour T | colour O | colour V
anna: colour T
? colour T
? turn anna
? legal anna: play T1
