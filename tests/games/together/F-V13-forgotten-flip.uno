# V13, F7: an F as last card without "Uno Uno" does not end the round, so it turns everything over.
mode flip
option uno_uno
seats anna ben
hand anna RF/P7
hand ben R8/P3 G2/P4
top R9/P9
draw Y3/T1 Y4/T2 Y5/T3

anna: play RF
? side dark
? top P9
? hand anna T1 T2
? turn ben
