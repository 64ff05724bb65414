# L1, V1: a pending draw on a player who leaves lapses; the next player takes an ordinary turn.
option stacking
seats anna ben cem
hand anna R+2 Y1 Y2
hand ben B1 B2
hand cem R8 G+2
top R9
draw Y3 Y4 Y5

anna: play R+2
ben: leave
? turn cem
? phase play
? pending 0
? legal cem: draw | play R8 | play G+2
? draw-pile 5            # three and ben's two
