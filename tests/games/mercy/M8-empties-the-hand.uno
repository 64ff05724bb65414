# M8: it empties the hand: out.
mode mercy
option target=round
seats anna ben cem
hand anna RD R1 R+2
hand ben  Y1 Y3
hand cem  Y2 Y4
top R9
draw Y5 Y6 Y7
turn anna
anna: play RD
? winner anna
? phase match-over
