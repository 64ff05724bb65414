# X4, V10, X12: drawn until a 7 fits, which has to be played and has to name somebody.
option forced_play
option endless_draw
option must_swap
seats anna ben cem
hand anna B1 B2
hand ben  G1 G2 G3
hand cem  B1 B2
top R9
draw Y5 Y6 R7 Y8

anna: draw
? cards anna 5
anna: pass ! X4
anna: play R7 ! X12
? legal anna: play R7 > ben | play R7 > cem
anna: play R7 > ben
? cards anna 3
? cards ben 4
