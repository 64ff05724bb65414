# C12: a +2 that waits can be answered or taken, but there is nothing to challenge.
option stacking
seats anna ben
hand anna R+2 B1 B2
hand ben  G3 R4
top R9
draw Y1 Y2 Y3

anna: play R+2
? phase pending
? legal ben: take
ben: challenge !
? cannot ben: challenge
ben: take
? cards ben 4
? turn anna
