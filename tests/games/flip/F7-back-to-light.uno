# F7: an F of the dark side turns it back.
mode flip
side dark
seats anna ben
hand anna R1/PF B1/O9 B2/O2
hand ben R2/P2 G9/V3
top R9/P1
draw G2/O1 G3/O3

anna: play PF
? side light
? top R9
? hand anna B1 B2
? legal ben: play R2 | play G9
