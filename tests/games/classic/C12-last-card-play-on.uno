# C12, V12, V8: when the round goes on, a W+4 played as the last card cannot be challenged either: the four are drawn at once.
option play_on
seats anna ben cem
hand anna W+4
hand ben  G3 R4
hand cem  G6 R7
top R9
draw Y1 Y2 Y3 Y4 Y5

anna: play W+4:G
? place anna 1
? hand ben G3 R4 Y1 Y2 Y3 Y4
? pending 0
? phase play
? turn cem
? legal cem: draw | play G6
