# V12, F4: an E as the last card passes over all others; as its player is out, the next one plays.
mode flip
option play_on
side dark
seats anna ben cem
hand anna R5/PE
hand ben R6/P2 B1/T1
hand cem R7/P3 Y9/T2
top R9/P9

anna: play PE
? place anna 1
? turn ben
