# X5c, X1: knocked out taking an answered amount down to one player: the round ends, with points.
option hand_limit=15
option cross_stacking
seats anna ben
hand anna R+2 R1 B1 B2 B3 B4 G1 G2 G3 G4 Y1 Y2
hand ben  W+4 G6
top R9
draw Y3 Y4 Y5 Y6 Y7

anna: play R+2
ben: play W+4:G uno
anna: take
? out anna
? winner ben
? draw-pile 1
? score ben 42
