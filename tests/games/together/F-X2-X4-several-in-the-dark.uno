# F8, X2, X4: several in the dark, the second of another colour; what was drawn and does not fit stays; a W+C ends the round.
mode flip
option several
option blitz
option cross_stacking
option hand_limit=15
option forced_play
side dark
seats anna ben cem
hand anna R1/P5 R2/T5 R3/W+C
hand ben  Y1/P1 Y2/P2
hand cem  B1/P3 B2/O4
top R9/P9
draw Y5/V1 Y6/V2 Y7/V3 Y8/O1

anna: play P5 T5 uno
ben: draw
cem: draw
anna: play W+C:O
? phase round-over
? winner anna
