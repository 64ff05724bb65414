# Under V12 they take the last free place, the first knocked out the last of all (X5d).
mode classic
option play_on
option hand_limit=15
seats anna ben cem dora
hand anna R1 R2 R3 R4 B1 B2 B3 B4 G1 G2 G3 G4 Y1 Y2
hand ben  R5
hand cem  R1 R2 R3 R4 B1 B2 B3 B4 G1 G2 G3 G4 Y1 Y2
hand dora R6 R7
top R9
draw Y3 Y4
turn anna

anna: draw
? out anna
ben: play R5
? place ben 1
? phase play
cem: draw
? phase round-over
? place ben 1
? place dora 2
? place cem 3
? place anna 4
? winner ben
