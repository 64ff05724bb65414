# X5b, C13: a call that another has made ahead stands, whoever is knocked out meanwhile.
option hand_limit=15
option false_contra=2
seats anna ben cem
hand anna R1 R2
hand ben  G1 G2 G3
hand cem  B1 B2 B3 B4 B5 B6 B7 B8 R3 R4 R5 R6 R7 Y9
top R5
draw Y1 Y2 Y3 Y4

anna: say uno
cem: contra ben ! C14
? out cem
anna: play R1
? owes anna nothing
