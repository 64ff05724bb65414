# V4, F1: flip has no 0; the 7 of either side swaps.
mode flip
option seven_o
side dark
seats anna ben
hand anna R1/P7 B7/T2 B1/O1
hand ben G1/O2 G2/O3 G3/T4 G4/V4
top R9/P9
draw Y1/O5

? legal anna: play P7 | play P7 > ben
anna: play P7 > ben
? hand anna O2 O3 T4 V4
? hand ben T2 O1
