# K6: contained options are on whatever else is said of them.
option cross_stacking
option stacking=off
seats anna ben
hand anna R+2 B1 B2
hand ben G+2 Y1 Y2
top R9
draw R1 R2 R3 R4

anna: play R+2
? can ben: play G+2
