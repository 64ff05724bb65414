# X5, V10, V12: drawing until something fits ends at the limit; the last active one takes the place above.
option endless_draw
option forced_play
option hand_limit=15
option play_on
seats anna ben cem
hand anna R5
hand ben  Y1 Y2 Y3 Y4 B7 Y6 Y7 Y8 Y9 B1 B2 B3
hand cem  G1 G2
top R9
draw B4 B6 B8 B7 R1

anna: play R5
? place anna 1
ben: draw
? out ben
? aside 15
? draw-pile 2
? phase round-over
? place cem 2
? place ben 3
