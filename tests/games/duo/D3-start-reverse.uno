# D3, D6: R: player 2 may play all cards of its colour, in any order, or take a normal turn.
mode duo
seats anna ben
hand anna R1 R5 G2
hand ben Y+2 R3
start RR
draw B1

? turn anna
? legal anna: draw | play R1 | play R5 | play R1 R5
? can anna: play R5 R1
anna: play R1 G2 !
anna: play R5 R1 uno
? top R1
? turn ben
? legal ben: draw | play R3
