# V1, K5, C15: an answer may be the last card; the next player draws the whole amount before scoring.
option stacking
seats anna ben cem
hand anna R+2 R5 B1
hand ben G+2
hand cem B+2 B7
top R9
draw Y5 Y6 Y7 Y8 G1

anna: play R+2
ben: play G+2
? phase round-over
? winner ben
? hand cem B+2 B7 Y5 Y6 Y7 Y8   # not answered with the B+2
? cards anna 2
? score ben 59                  # 5 + 1, and 20 + 7 + 26
? score anna 0
