# X2: in flip, on both sides.
mode flip
option several
seats anna ben
side dark
hand anna R1/P5 R2/T5 R3/O5 R4/V1
hand ben R6/P1 R7/P2
top R8/P9
draw R9/T9

anna: play P5 O5 T5
? hand anna V1
? top T5
