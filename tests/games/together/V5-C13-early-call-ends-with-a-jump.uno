# V5, C13: a jump-in by another ends the turn and the call made before it.
option jump_in
seats anna ben cem
hand anna R5 Y1 Y2
hand ben R6 G1
hand cem R5 B2 B3
top R9
draw B4 B6

anna: play R5
ben: say uno
cem: jump R5
? turn anna
anna: draw
ben: play R6
? owes ben uno
