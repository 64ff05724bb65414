# The round goes on for the other places, drawing has no end, the last card needs its call.
option play_on
option endless_draw
seats anna ben cem
hand anna R1
hand ben R2 B2
hand cem B3 B4
top R9
draw Y1 Y2 G1 R3 B5
