# C12: a foul: the accused draws the four, the challenger takes a normal turn, the named colour stands.
seats anna ben cem
hand anna W+4 R1 R2
hand ben  G3 R4
hand cem  G6 R7
top R9
draw Y1 Y2 Y3 Y4 Y5

anna: play W+4:G
ben: challenge
? hand anna R1 R2 Y1 Y2 Y3 Y4
? cards ben 2
? turn ben
? phase play
? pending 0
? colour G
? legal ben: draw | play G3
ben: play G3 uno
? turn cem
