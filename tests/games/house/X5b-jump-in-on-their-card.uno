# X5b, V5: what they played stays: it can be jumped on.
option hand_limit=15
option false_contra
option jump_in
seats anna ben cem dora
hand anna RR R1 R2 R4 B1 B2 B3 B4 G1 G2 G3 G4 Y1 Y2
hand ben  Y5 Y6
hand cem  RR B8 B9
hand dora B7 B5
top R9
draw Y3 Y4 Y6 Y7

anna: play RR
anna: contra ben ! C14
? out anna
? turn dora
cem: jump RR
? turn ben
