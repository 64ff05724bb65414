# V6, V7, C12: two W+4 add up to eight; after a jump-in there is no challenge.
option jump_in_wild
option jump_in_action
seats anna ben cem
hand anna W+4 Y1 Y2
hand ben G5 GS
hand cem W+4 B3 B4
top R9
draw Y3 Y4 Y5 Y6 Y7 Y8 Y9 G1 G2

anna: play W+4:G
cem: jump W+4:B
? turn anna
? pending 8
? colour B
? legal anna: take
anna: take
? cards anna 10
? turn ben
