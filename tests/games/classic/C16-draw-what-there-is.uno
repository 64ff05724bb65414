# C16: a W+4 with fewer than four cards left: one draws what there is and is passed over.
seats anna ben cem
hand anna W+4 B1 B2
hand ben  G3 R4
hand cem  G6 R7
top R9
draw Y1 Y2

anna: play W+4:G
? pending 4
ben: take
? hand ben G3 R4 Y1 Y2 R9
? draw-pile 0
? turn cem
cem: play G6 uno
