# C14, V11: one contra catches all that is owed, and the penalties add up: two for the call, one for the gesture.
option action_uno=3:self
seats anna ben
hand anna R3 B1
hand ben  R4 R5
top R9
draw Y1 Y2 Y4 Y5

anna: play R3
? owes anna uno gesture
ben: contra anna
? hand anna B1 Y1 Y2 Y4
? owes anna nothing
ben: contra anna ! C14
? turn ben
