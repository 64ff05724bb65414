# C12, V6: where wilds may be jumped on, one played on one's own turn can be challenged.
option jump_in_wild
option stacking
seats anna ben cem
hand anna W+4 R1 R2
hand ben  W+4 G3 R4
hand cem  G6 R7
top R9
draw Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 B1 B2

anna: play W+4:G
ben: play W+4:B
? turn cem
? pending 8
cem: challenge           # ben held a G3
? cards ben 10
? turn cem
