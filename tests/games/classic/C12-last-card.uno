# C12, C15: a W+4 played as the last card cannot be challenged; the next player draws the four and the round is over.
seats anna ben cem
hand anna W+4
hand ben  G3 R4
hand cem  G6 R7
top R9
draw Y1 Y2 Y3 Y4 Y5

anna: play W+4:G
? phase round-over
? hand ben G3 R4 Y1 Y2 Y3 Y4
ben: challenge ! C5
? score anna 30          # 3+4+1+2+3+4 and 6+7
