# V11, C13: a gesture owed like a call is refused like one when nothing is owed, or no longer.
option action_uno=3:self
seats anna ben cem
hand anna R3 R1 G1
hand ben  R6 R4
hand cem  R6 R4
top R9
draw Y1 Y2 Y3

anna: gesture ! C13
anna: play R3
ben: draw
anna: gesture ! C13
