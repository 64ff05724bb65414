# Seven-O with fast doubles, and no 0 at the end.
option seven_o
option fast_doubles
option no_zero_finish
seats anna ben cem
hand anna R7 R7 R0
hand ben G7 R1 R1
hand cem B7 B0
top R9
draw Y1 Y2 Y3 Y4
