# V5: calls and contra are no turn actions; the window stays open.
option jump_in
seats anna ben cem
hand anna R5 Y1
hand ben G1 G2
hand cem R5 G4 G5
top R9
draw R1 R2

anna: play R5
ben: contra anna
? cards anna 3
cem: jump R5
? turn anna
