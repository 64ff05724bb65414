# L1, V1: a stack of pending draws lapses as a whole; another player's leaving does not touch it.
option stacking
seats anna ben cem dan
hand anna R+2 B1 B2
hand ben  G+2 R4 R5
hand cem  G6 R7
hand dan  G8 R8
top R9
draw Y1 Y2 Y3 Y4

anna: play R+2
ben: play G+2
? turn cem
? pending 4
anna: leave
? turn cem
? pending 4
cem: leave
? turn dan
? pending 0
? phase play
? legal dan: draw | play G8
? draw-pile 8
