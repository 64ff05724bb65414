# K7: V15 before X3, which forbids no 0: both on, the 0 is V15's, the S is X3's.
option no_zero_finish
option no_action_finish
seats anna ben
hand anna R0
hand ben RS
top R9
draw Y1 Y2

anna: play R0 ! V15
anna: draw
ben: play RS ! X3
