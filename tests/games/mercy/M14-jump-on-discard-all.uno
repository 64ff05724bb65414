# M14, V5 on D: what was discarded with it stays so.
mode mercy
option jump_in
seats anna ben cem
hand anna RD R1 R2 G1 G2
hand ben  Y1 Y3
hand cem  RD Y4 Y6
top R9
draw Y5 B7 G1
turn anna
anna: play RD
cem: jump RD
? hand anna G1 G2
? hand cem Y4 Y6
? turn anna
