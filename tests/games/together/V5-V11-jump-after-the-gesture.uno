# V5, V11: no jump-in while a gesture is due; afterwards it is open again.
option jump_in
option action_uno
seats anna ben cem
hand anna R3 Y2 Y4
hand ben B8 B9
hand cem R3 G8 G9
top R9
draw G5 G6 G7

anna: play R3
? cannot cem: jump R3
cem: jump R3 !
ben: gesture
anna: gesture
cem: gesture
? hand cem R3 G8 G9 G5
? turn ben
cem: jump R3
? phase gesture
anna: gesture
ben: gesture
cem: gesture
? turn anna
? cards cem 4
