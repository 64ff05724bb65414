# Who is knocked out owes nothing, may call contra at no risk, and is not swapped with.
mode classic
option hand_limit=15
option false_contra
option seven_o
seats anna ben cem dora
hand anna R1 R2 R3 R4 B1 B2 B3 B4 G1 G2 G3 G4 Y1 Y2
hand ben  R5 R7 R6 R8
hand cem  B7 B8
hand dora B9 B5
top R9
draw Y3 Y4 Y5 Y6
turn anna

anna: draw
? out anna
? cannot ben: play R7 > anna
? can ben: play R7 > cem
anna: contra cem ! C14
? cards cem 2
? aside 15
cem: contra anna ! C14
? cards cem 2
