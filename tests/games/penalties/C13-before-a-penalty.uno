# A call made ahead lapses with any card that is drawn: what it was made for may no longer come.
option questions
option seven_o
seats anna ben cem
hand anna R7 R1
hand ben G1
hand cem B1 B2 B3
top R9
draw Y1 Y2 Y3

anna: say uno
table: punish anna question
? cards anna 3
anna: play R7 > ben
? hand anna G1
? owes anna uno
