# D5, V8: W+4: the opponent takes four (or challenges), you play again; no W+4 answers it.
mode duo
seats anna ben
hand anna W+4 B1 G4
hand ben G2 R3 W+4
top R9
draw Y1 Y2 Y3 Y4 Y5

anna: play W+4:G
? turn ben
? pending 4
? legal ben: take | challenge
ben: take
? cards ben 7
? turn anna
? legal anna: draw | play G4
