# F6: a W+C is played with a colour, one of the side that is up.
mode flip
seats anna ben
side dark
hand anna R3/W+C R5/P1
hand ben R6/P2 G1/P4
top R9/P9
draw Y1/O1 Y2/T2

anna: play W+C ! F6
anna: play W+C:G ! F6
anna: play W+C:T uno
? pending colour T
