# V12, V1: two may go out on one pile of draws; the last one left draws it all before penalty scoring.
option play_on
option stacking
option strafpunkte
seats anna ben cem
hand anna R+2
hand ben G+2
hand cem B+2 B4
top R9
draw R1 R2 R3 R4 R5

anna: play R+2
? place anna 1
ben: play G+2
? place ben 2
? phase round-over
? cards cem 6
? score cem 34
? score anna 0
