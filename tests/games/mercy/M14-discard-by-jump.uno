# M14, M8, V5: D thrown by a jump-in discards, too.
mode mercy
option jump_in
seats anna ben cem
hand anna RD G1 G2
hand ben  Y1 Y3
hand cem  RD R4 R6 Y2 Y5
top R9
draw Y5 B7 G1

anna: play RD
cem: jump RD
? hand cem Y2 Y5
? turn anna
