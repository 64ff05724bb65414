# V12: so it does with last_card_draws off, since the round goes on.
option play_on
option last_card_draws=off
seats anna ben cem
hand anna R+2
hand ben R6 B1
hand cem R7 Y9
top R9
draw G1 G2 G3

anna: play R+2
? cards ben 4
? turn cem
