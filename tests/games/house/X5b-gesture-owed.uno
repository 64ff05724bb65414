# X5b, V11: who is knocked out owes nothing, a gesture neither.
option hand_limit=15
option false_contra
option action_uno=3:self
seats anna ben cem
hand anna R3 R1 R2 R4 B1 B2 B3 B4 G1 G2 G3 G4 Y1 Y2
hand ben  Y5 Y6
hand cem  B7 B8
top R9
draw Y3 Y4 Y6 Y7

anna: play R3
? owes anna gesture
anna: contra ben ! C14
? out anna
? owes anna nothing
ben: contra anna ! C14
? cards ben 2
