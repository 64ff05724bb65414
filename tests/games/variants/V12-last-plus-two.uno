# V12: a last draw card that does not end the round works as usual.
option play_on
seats anna ben cem
hand anna R+2
hand ben R6 B1
hand cem R7 Y9
top R9
draw G1 G2 G3

anna: play R+2
? place anna 1
? cards ben 4
? turn cem
? phase play
