# V11, D6: a series with a 3 and a 5 asks everybody for the gesture, and its player owes the one for the 5; one gesture pays for both.
mode duo
option action_uno=3:all,5:self
seats anna ben
hand anna RR R3 R5 B1 B2
hand ben  R6 R4
top R9
draw Y1 Y2 Y3

anna: play RR R3 R5
? phase gesture
? owes anna gesture
ben: gesture
anna: gesture
? owes anna nothing
? cards anna 3
? phase play
