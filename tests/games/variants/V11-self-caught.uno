# V11, C14: forgotten and caught it costs one card.
option action_uno=5:self
seats anna ben cem
hand anna R5 R6 Y2
hand ben R4 G1
hand cem B7 B8
top R9
draw B1 B2

anna: play R5
? owes anna gesture
cem: contra anna
? hand anna R6 Y2 B1
? owes anna nothing
ben: contra anna ! C14
? turn ben
