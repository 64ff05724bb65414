# V11: several ranks, each with its kind.
option action_uno=3:all,5:self
seats anna ben
hand anna R3 R5 Y2 Y4
hand ben R4 G1 R6
top R9
draw B1 B2 B3

anna: play R5
? phase play
? owes anna gesture
anna: gesture
? owes anna nothing
ben: play R4
anna: play R3
? phase gesture
ben: gesture
anna: gesture
? cards anna 3
? turn ben
