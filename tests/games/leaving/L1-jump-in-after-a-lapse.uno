# L1, V7: a pending draw that lapsed by leaving does not come back: the +2 thrown in stands alone.
option jump_in_action
seats anna ben cem dan
hand anna R+2 B1 B2
hand ben  G3 R4
hand cem  R5 G6 R7
hand dan  R+2 R8 Y8
top R9
draw Y1 Y2 Y3 Y4

anna: play R+2
ben: leave
? turn cem
? phase play
dan: jump R+2
? turn anna
? pending 2
