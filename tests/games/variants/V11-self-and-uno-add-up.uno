# V11, C14: one contra catches all that is owed: two for the call, one for the gesture.
option action_uno=5:self
seats anna ben cem
hand anna R5 R6
hand ben R4 G1
hand cem B7 B8
top R9
draw B1 B2 B3 B4

anna: play R5
ben: contra anna
? hand anna R6 B1 B2 B3
? owes anna nothing
cem: contra anna ! C14
