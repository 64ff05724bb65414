# V11, V12: who goes out with a 3 holds no cards and is not waited for; the others are.
option action_uno
option play_on
seats anna ben cem
hand anna R3
hand ben B8 B9
hand cem G8 G9
top R9
draw G5 G6 G7

anna: play R3
? place anna 1
? phase gesture
anna: gesture !
ben: gesture
cem: gesture
? cards cem 3
? turn ben
