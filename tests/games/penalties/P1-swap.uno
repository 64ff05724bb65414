# P1, V4: a 7 whose swap is not allowed costs nothing; a 7 that does not fit costs one.
option wrong_card
option seven_o
seats anna ben cem
hand anna R7 G7 B2
hand ben  R3 B3
top R9
draw Y1 Y2

anna: play R7 > anna !   # with oneself
anna: play R7 > cem !    # not in the round
? cards anna 3
anna: play G7 > ben ! C4
? hand anna R7 G7 B2 Y1
? hand ben R3 B3
anna: play R7 > ben
? hand anna R3 B3
