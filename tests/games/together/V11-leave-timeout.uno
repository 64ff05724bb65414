# V11, L1: when the time is up, those who have left draw nothing.
option action_uno
seats anna ben cem dora
hand anna R3 Y2 Y4
hand ben B8 B9
hand cem G8 G9
hand dora Y8 Y9
top R9
draw G5 G6 G7

anna: play R3
anna: gesture
cem: leave
table: timeout
? cards ben 3
? cards dora 3
? cards anna 2
? turn ben
