# X1, X6, X3: a W+4 may not be last even as an answer; it is taken instead.
option cross_stacking=up
option challenge=off
option no_wild_finish
option uno_uno
option hand_limit=15
option forced_play
seats anna ben cem
hand anna W+4
hand ben  R+2 R3 R4
hand cem  G1 G2 R5
top R9
turn ben
draw Y5 Y6 Y7 Y8 B3 B4 B5 B6

ben: play R+2
? turn cem
? legal cem: take
cem: take
? turn anna
? cannot anna: play W+4:R
anna: draw
? cards anna 2
