# V6, C12: a jumped W+4 faces the next player with four cards only and cannot be challenged.
option jump_in_wild
seats anna ben cem
hand anna W+4 Y1 Y2
hand ben G2 G3
hand cem W+4 G4 G5
top R9
draw B1 B2 B3 B4 B5

anna: play W+4:Y
? legal ben: take | challenge
cem: jump W+4:G
? turn anna
? pending 4
? legal anna: take
anna: challenge ! C12
anna: take
? cards anna 6
? turn ben
? colour G
