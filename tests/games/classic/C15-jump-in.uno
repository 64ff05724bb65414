# C15, V5: a +2 thrown in as the last card: what it lies on is undone, the player after the one who threw it draws two, and the round is over.
option jump_in
seats anna ben cem dan
hand anna R+2 B1 B2
hand ben  G3 G4
hand cem  G6
hand dan  R+2
top R9
draw Y1 Y2 Y3 Y4

anna: play R+2
? turn ben
? pending 2
dan: jump R+2
? phase round-over
? winner dan
? hand anna B1 B2 Y1 Y2
? cards ben 2
? draw-pile 2
? score dan 19           # 6, 7 and 6
