# F4, V8: a +1 makes the next player draw one, at once, and is passed over.
mode flip
seats anna ben cem
hand anna R+1/T1 B1/P9
hand ben R1/T2 Y2/T3
hand cem G+1/T4 Y3/T5
top R9/P1
draw G1/O1 G2/O2

anna: play R+1 uno
? hand ben R1 Y2 G1
? turn cem
cem: play G+1 uno
? hand anna B1 G2        # a +1 on a +1 does not add up
? turn ben
