# A series, the series that its last R grants, a salvo, a skip.
mode duo
seats anna ben
hand anna RR R1 R+2
hand ben RR R3 BR G+2
top R9
draw Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8
