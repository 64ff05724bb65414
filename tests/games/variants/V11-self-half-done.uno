# V11, C14: who calls but forgets the gesture is caught for the gesture alone.
option action_uno=5:self
seats anna ben
hand anna R5 R6
hand ben R4 G1
top R9
draw B1 B2 B3 B4

anna: play R5 uno
? owes anna gesture
ben: contra anna
? hand anna R6 B1
