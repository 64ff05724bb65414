# V12, F6, V8: a last W+C is drawn at once, as it cannot be challenged.
mode flip
option play_on
side dark
seats anna ben cem
hand anna R1/W+C
hand ben G1/P3 G2/P4
hand cem B1/T1 B3/V3
top R9/P9
draw Y3/O1 Y4/T2 Y5/V2

anna: play W+C:T
? place anna 1
? hand ben P3 P4 O1 T2
? turn cem
? legal cem: play T1
