# L1, V11: the player who would be next leaves while the gesture is due: the turn goes to the one after.
option action_uno=3:all
seats anna ben cem
hand anna R3 B1 B2
hand ben  R4 R5
hand cem  G6 R7
top R9
draw Y1 Y1

anna: play R3
ben: leave
anna: gesture
cem: gesture
? phase play
? turn cem
? cards cem 3
