# V11, P3, C14: a penalty card changes the number of cards held, and so the call owed; the gesture stays owed.
option action_uno=5:self
option questions
seats anna ben
hand anna R5 R1
hand ben  G1 G2
top R9
draw Y1 Y2 Y3 Y4

anna: play R5
? owes anna uno gesture
table: punish anna question
? owes anna gesture
ben: contra anna
? cards anna 3
? owes anna nothing
