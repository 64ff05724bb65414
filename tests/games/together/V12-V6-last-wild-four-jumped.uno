# V12, V6: a W+4 thrown in as the last card faces the next one left, without challenge.
option play_on
option jump_in_wild
seats anna ben cem
hand anna W+4 Y1 Y2
hand ben G4 B4
hand cem W+4
top R9
draw R1 R2 R3 R4 R5

anna: play W+4:G
cem: jump W+4:B
? place cem 1
? turn anna
? pending 4
? legal anna: take
anna: take
? cards anna 6
? turn ben
