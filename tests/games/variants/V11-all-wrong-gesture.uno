# V11, C5: a gesture due from everybody is out of phase when none is due, and once it is made.
option action_uno=3:all
seats anna ben cem
hand anna R3 R1 G1
hand ben  R6 R4
hand cem  R6 R4
top R9
draw Y1 Y2 Y3

anna: gesture ! C5
anna: play R3 gesture
anna: gesture ! C5
ben: gesture
ben: gesture ! C5
