# V12, C12, V8: a W+4 played as the last card cannot be challenged, so it is drawn at once.
option play_on
seats anna ben cem
hand anna W+4
hand ben R6 B1
hand cem R7 Y9
top R9
draw G1 G2 G3 G4

anna: play W+4:Y
? cards ben 6
? turn cem
? colour Y
? legal cem: play Y9 | draw
