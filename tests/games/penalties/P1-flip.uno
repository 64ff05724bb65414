# P1: in flip the active face is judged.
mode flip
option wrong_card
seats anna ben
hand anna R1/P1 B2/T2 B3/T9
hand ben  R3/V3 B4/O4
top R9/O8
draw Y1/V1 Y2/V2

anna: play B2 ! C4
? hand anna R1 B2 B3 Y1
? turn anna
anna: play B3/T9 ! C4    # the inactive 9 does not count
? cards anna 5
? legal anna: play R1
anna: play R1
? side light
? turn ben
