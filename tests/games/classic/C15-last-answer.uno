# C15, V1: the last card was an answer: the next player draws the whole amount.
option stacking
seats anna ben cem
hand anna R+2 B1
hand ben  G+2
hand cem  Y+2
top R9
draw Y1 Y2 Y3 Y4 Y5

anna: play R+2 uno
? pending 2
ben: play G+2
? phase round-over
? winner ben
? hand cem Y+2 Y1 Y2 Y3 Y4
? hand anna B1
? score ben 31           # 20+1+2+3+4 and 1
