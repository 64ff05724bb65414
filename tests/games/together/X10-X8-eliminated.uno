# X10, X8, P4: an eliminated player has no part in what follows: no contra, no penalty, no seat.
option elimination
option false_contra
option questions
seats anna ben cem
hand anna R1
hand ben  G1 G2
hand cem  B1 B2 B3
top R9
draw Y5 Y6 Y7

anna: play R1
? out cem
table: next 0a
cem: contra anna ! C14
? cards cem 0
table: punish cem question ! C5
anna: contra cem ! C14
? cards anna 7
