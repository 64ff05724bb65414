# C11b, V8: with bluff off a clean W+4 cannot be challenged, so its cards are drawn at once.
option bluff=off
seats anna ben cem
hand anna W+4 B9 W
hand ben  G3 R4
hand cem  G6 R7
top R9
draw Y1 Y2 Y3 Y4 Y5

? can anna: play W+4:G
anna: play W+4:G
? hand ben G3 R4 Y1 Y2 Y3 Y4
? pending 0
? phase play
? turn cem
? legal cem: draw | play G6
