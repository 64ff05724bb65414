# V11, C13: call and gesture in one action.
option action_uno=5:self
seats anna ben
hand anna R5 R6
hand ben R4 G1
top R9
draw B1 B2 B3 B4

anna: play R5 uno gesture
? owes anna nothing
ben: contra anna ! C14
