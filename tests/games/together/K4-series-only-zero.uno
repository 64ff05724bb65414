# K4, V15, D6: R and 0 cannot empty the hand; the R alone can be played.
mode duo
option no_zero_finish
seats anna ben
hand anna RR R0
hand ben G1 G2
top R9
draw B1

? legal anna: draw | play RR | play R0
anna: play RR R0 ! V15
