# V1: a +2 may be answered with a +2 of any colour; the amounts add up and pass on.
option stacking
seats anna ben cem
hand anna R5 R+2 B1
hand ben G+2 Y1 R7
hand cem B+2 B7 B8
top R9
draw Y5 Y6 Y7 Y8 G1

anna: play R+2
? phase pending
? turn ben
? pending 2
? legal ben: take | play G+2
ben: play R7 ! C5       # it would fit, but a draw is pending
ben: draw ! C5
ben: pass ! C5
cem: play B+2 ! C5      # not cem's turn
ben: play G+2
? turn cem
? pending 4
? legal cem: take | play B+2
cem: take
? hand cem B+2 B7 B8 Y5 Y6 Y7 Y8
? turn anna
? phase play
? pending 0
? colour G
