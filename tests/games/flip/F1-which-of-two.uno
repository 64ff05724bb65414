# F1 (notation): of two with one active face the one whose other face comes first is meant.
mode flip
seats anna ben
hand anna R5/T1 R5/P8 B1/P9
hand ben R1/T2 Y2/T3
top R9/P9
draw Y3/T4

anna: play R5
? hand anna R5/T1 B1/P9
? top R5/P8
