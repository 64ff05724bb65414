# F5: a W+2 is played with a colour, one of the side that is up.
mode flip
seats anna ben
hand anna W+2/P3 R5/P1
hand ben R6/P2 G1/P4
top R9/P9
draw Y1/O1 Y2/O2

anna: play W+2 ! F5
anna: play W+2:P ! F5
anna: play W+2:G uno
? colour G
