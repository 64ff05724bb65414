# V16, C11b: without bluff the complement decides whether a W+4 may be played.
option complement
option bluff=off
seats anna ben cem
hand anna R5 R1 Y2
hand ben W+4 G4 B3
hand cem B6 B7
top R9
draw Y3 Y4 Y6 Y7 Y8 Y9 G1

anna: play R5
? legal ben: draw | play G4
ben: play W+4:B ! C11
