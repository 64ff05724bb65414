# X4, V1, V5: a drawn +2 has to be played; a jump-in on it may still come, and then answers are asked for anew.
option forced_play
option stacking
option jump_in
seats anna ben cem
hand anna B1 B2
hand ben  G+2 G2 G3
hand cem  R+2 B2 B3
top R9
draw R+2 Y6 Y7 Y8

anna: draw
anna: pass ! X4
anna: play R+2
? pending 2
cem: jump R+2
? pending 2
? turn anna
anna: take
? cards anna 4
? turn ben
