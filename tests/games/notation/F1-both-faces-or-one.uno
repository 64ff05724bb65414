# F1, NOTATION: a card may be named by its active face or by both, a wild on top by no colour or its own.
mode flip
seats anna ben
side dark
hand anna R5/P1 R6/P1 W/T3
hand ben R7/W+C G1/V1
top G2/P9
draw Y1/O1 Y2/O2 Y3/O3 Y4/O4 Y5/T5 Y6/V2

? hand anna P1 P1 T3
? hand anna R5/P1 R6/P1 W/T3
? hand anna R6/P1 P1 T3
? top P9
? top G2/P9
? legal anna: play P1
? legal anna: play R5/P1 | play R6/P1
? cannot anna: play R5
