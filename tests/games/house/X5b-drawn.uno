# X5b: knocked out while a drawn card waits: the next player is on, in phase play.
option hand_limit=15
option questions
seats anna ben cem
hand anna R1 R2 R3 R4 B1 B2 B3 B4 G1 G2 G3 G4 Y1
hand ben  Y5 Y6
hand cem  B7 B8
top R9
draw R5 Y4

anna: draw
? phase drawn
table: punish anna question
? out anna
? turn ben
? phase play
