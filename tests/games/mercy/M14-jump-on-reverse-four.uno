# M14, V5 on W+4R: its turn is undone.
mode mercy
option jump_in_wild
seats anna ben cem dan
hand anna W+4R R1 R2
hand ben  W+4R Y3 Y1
hand cem  Y5 Y4 Y6
hand dan  B5 B4 B6
top R9
draw Y5 B7 G1 G2 G3
turn anna
anna: play W+4R:R
? direction right
? turn dan
ben: jump W+4R:B
? direction right
? turn anna
? pending 4
