# V12: an S as the last card passes over the next player.
option play_on
seats anna ben cem dora
hand anna RS
hand ben R6 B1
hand cem R7 Y9
hand dora G1 G2
top R9

anna: play RS
? place anna 1
? turn cem
