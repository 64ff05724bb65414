# C16: the pile runs out in the middle of a +2: the rest comes from the new draw pile.
seats anna ben cem
hand anna R+2 G1 G2
hand ben  B3 B4
hand cem  R6 R7
top R5
draw Y7

anna: play R+2
? hand ben B3 B4 Y7 R5
? draw-pile 0
? turn cem
