# V5, V11: a jump-in may carry the gesture one owes; the first player's debt is closed by it.
option jump_in
option action_uno=3:self
seats anna ben cem
hand anna R3 Y2 Y4
hand ben B8 B9
hand cem R3 G8 G9
top R9
draw G5 G6 G7

anna: play R3
? owes anna gesture
cem: jump R3 gesture
? owes cem nothing
? owes anna nothing
ben: contra anna ! C14
? turn anna
