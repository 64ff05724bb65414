# V12, F7: an F as the last card turns everything over, as the round goes on.
mode flip
option play_on
seats anna ben cem
hand anna RF/P2
hand ben R6/O1 B1/T1
hand cem R7/P3 Y9/T2
top R9/P9
draw Y1/V1 Y2/V2

anna: play RF
? place anna 1
? side dark
? top P9
? turn ben
? hand ben O1 T1
