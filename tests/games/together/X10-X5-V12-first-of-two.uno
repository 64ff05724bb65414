# X10, X5d, V12: of two knocked out the first is eliminated, not who was left on cards.
option elimination
option hand_limit=15
option play_on
seats anna ben cem dora
hand anna B1 B2 B3 B4 B5 B6 B7 B8 Y1 Y2 Y3 Y4 Y6 Y7
hand ben  G1 G2 G3 G4 G5 G6 G7 G8 G9 Y1 Y2 Y3 Y4 Y6
hand cem  R1
hand dora B1 B2
top R9
draw Y5 Y8 R6 R8

anna: draw
? out anna
ben: draw
? out ben
cem: play R1
? place cem 1
? place dora 2
? place ben 3
? place anna 4
? phase round-over
? out anna
table: next 0a
? cards ben 7
? cards anna 0
anna: contra ben ! 
anna: leave !
