# V4, V11: a 7 that asks for a gesture: the swap is done, then everybody gestures.
option seven_o
option action_uno=7:all
seats anna ben cem
hand anna R7 Y1 Y2 Y3
hand ben B8 B9
hand cem R2 G3 G4 G5
top R9
draw G6 G7

anna: play R7 > ben
? phase gesture
? hand anna B8 B9
cem: gesture
ben: gesture
anna: gesture
? hand anna B8 B9 G6
? turn ben
