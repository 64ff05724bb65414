# M5, X3: an answer that would be the last card may not be played: the amount is taken.
mode mercy
option no_action_finish
seats anna ben
hand anna R+2 R1 R2
hand ben  G+2
top R9
draw Y5 Y6 Y7

anna: play R+2
? legal ben: take
