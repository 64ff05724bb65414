# X5b: a colour that they had to name is named by the next player.
option hand_limit=15
option questions
seats anna ben cem
hand anna R1 R2 R3 R4 B1 B2 B3 B4 G1 G2 G3 G4 Y1 Y2
hand ben  Y5 Y6
hand cem  B7 B8
start W
draw Y3 Y4

? turn anna
table: punish anna question
? out anna
? phase colour
? turn ben
ben: colour Y
? turn ben
? phase play
