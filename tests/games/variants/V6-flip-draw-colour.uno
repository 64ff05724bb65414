# V6, F6: of two W+C on each other the last one counts, and it cannot be challenged.
mode flip
option jump_in_wild
side dark
seats anna ben cem
hand anna R5/W+C Y1/O2 Y2/O3
hand ben R4/O4 G2/T2
hand cem R6/W+C G4/O1 G5/O2
top R9/P9
draw Y6/T6 Y7/V7 Y8/O8

anna: play W+C:T
? pending colour T
cem: jump W+C:V
? turn anna
? pending colour V
? legal anna: take
anna: take
? hand anna O2 O3 T6 V7
? turn ben
? colour V
