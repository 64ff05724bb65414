# X1, V7, C12: under V7 both count, on top of the +2; a W+4 that jumped in cannot be challenged.
option cross_stacking=up
option jump_in_wild
option jump_in_action
seats anna ben cem dora
hand anna R+2 B+2 B2
hand ben  W+4 R1 R2
hand cem  G1 B7 B8
hand dora W+4 Y1 Y2
top R9
draw Y3 Y4 Y5 Y6 Y7 Y8 Y9 B1 B3 B4 B5

anna: play R+2
ben: play W+4:G
dora: jump W+4:B
? pending 10
? turn anna
anna: play B+2 ! C5
anna: challenge ! C12
? legal anna: take
anna: take
? cards anna 12
