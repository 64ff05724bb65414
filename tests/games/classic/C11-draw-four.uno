# C11: the one who plays a W+4 names the colour; the next player draws four and is passed over.
seats anna ben cem
hand anna W+4 B1 B2
hand ben  G3 R4
hand cem  G6 R7
top R9
draw Y1 Y2 Y3 Y4 Y5

? can anna: play W+4:R
? can anna: play W+4:B
anna: play W+4 !         # no colour named
anna: play W+4:G
? top W+4:G
? phase pending
? turn ben
? pending 4
? cards ben 2
ben: take
? hand ben G3 R4 Y1 Y2 Y3 Y4
? draw-pile 1
? pending 0
? turn cem
? colour G
? legal cem: draw | play G6
