# V16, V7: here the first effect stays: both switch, and it is off.
option complement
option jump_in_action
seats anna ben cem
hand anna R5 R1 G2
hand ben R4 G3
hand cem R5 Y1 Y2
top R9

anna: play R5
cem: jump R5
? legal anna: draw | play R1
