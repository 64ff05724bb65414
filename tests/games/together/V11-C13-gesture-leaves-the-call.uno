# V11, C13: the gesture made by itself settles the gesture alone: the call is still owed.
option action_uno=5:self
seats anna ben
hand anna R5 R1
hand ben  G1 G2
top R9
draw Y1 Y2 Y3

anna: play R5
anna: gesture
? owes anna uno
ben: contra anna
? cards anna 3
