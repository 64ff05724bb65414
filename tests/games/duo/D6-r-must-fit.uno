# D6, C4: an R that does not fit opens no series.
mode duo
seats anna ben
hand anna RR R1 B2
hand ben R3 B5
top G9
draw Y1

? legal anna: draw
anna: play RR R1 ! C4
