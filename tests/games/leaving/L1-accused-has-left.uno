# L1, C12: a W+4 of a player who has left is still to be taken, but cannot be challenged.
seats anna ben cem
hand anna W+4 R1 R2
hand ben  G3 R4
hand cem  G6 R7
top R9
draw Y1 Y2 Y3 Y4

anna: play W+4:G
? legal ben: take | challenge
anna: leave
? turn ben
? phase pending
? pending 4
ben: challenge ! C12
? legal ben: take
ben: take
? cards ben 6
? draw-pile 2
? turn cem
