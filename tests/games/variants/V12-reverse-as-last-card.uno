# V12, C8: players are counted after the play: with two left an R acts as S and the direction stays.
option play_on
seats anna ben cem
hand anna RR
hand ben R6 B1
hand cem R7 Y9
top R9

anna: play RR
? place anna 1
? direction left
? turn cem
