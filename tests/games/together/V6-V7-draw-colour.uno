# V6, V7, F6: of two W+C the last one counts, under V7 too.
mode flip
option jump_in_wild
option jump_in_action
side dark
seats anna ben cem
hand anna R1/W+C Y1/O1 Y2/O2
hand ben G1/P3 G2/P4
hand cem B1/W+C B3/V3 B4/V4
top R9/P9
draw Y3/T1 Y4/V1 Y5/V2

anna: play W+C:T
cem: jump W+C:V
? turn anna
? pending colour V
anna: take
? hand anna O1 O2 T1 V1
