# V8, F4, F5: in flip a +1 is drawn at once, a W+2 waits for take or challenge.
mode flip
seats anna ben cem
hand anna R+1/P1 Y1/O2 Y2/O3
hand ben R4/O4 G2/T2
hand cem W+2/V1 G4/O1 G5/O2
top R9/P9
draw Y6/T6 Y7/V7 Y8/O8

anna: play R+1
? cards ben 3
? turn cem
cem: play W+2:Y
? phase pending
? pending 2
? legal anna: take | challenge
