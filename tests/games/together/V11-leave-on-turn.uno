# V11, L1: the one who played leaves while the gesture is due: the rest finish it, the next player is on.
option action_uno
seats anna ben cem
hand anna R3 Y2 Y4
hand ben B8 B9
hand cem G8 G9
top R9
draw G5 G6 G7

anna: play R3
anna: leave
? phase gesture
cem: gesture
ben: gesture
? cards ben 3
? turn ben
