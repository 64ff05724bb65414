# V12, C17: the first place scores the hands before any draw, here before the last +2 is drawn.
option play_on
option target=15
seats anna ben cem
hand anna R+2
hand ben R6 B1
hand cem R7
top R9
draw G1 G2 G3

anna: play R+2
? hand ben R6 B1 G1 G2
? turn cem
cem: play R7
? phase round-over       # 14, not 17: the target is not reached
? place cem 2
? winner anna
? score anna 14
