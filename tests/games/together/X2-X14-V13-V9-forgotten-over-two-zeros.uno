# X2, X14, X7, X8, V13, V9: two last 0s without Uno Uno hand on as V4 has it and cost the penalty; then a false contra.
option several
option seven_o
option last_exchange
option uno_uno
option uno_penalty=4
option false_contra=1
option partner
seats anna ben cem dora
hand anna R0 G0
hand ben  Y1 Y2
hand cem  B1 B2 B3
hand dora G1 G2 G3 G4
top R9
draw Y5 Y6 Y7 Y8 R5 R6

anna: play R0 G0
? phase play
? hand cem Y5 Y6 Y7 Y8
? hand anna B1 B2 B3
? hand ben G1 G2 G3 G4
? hand dora Y1 Y2
? turn ben
dora: contra cem ! C14
? cards dora 3
