# V1: the amount passes on in the direction of play.
option stacking
seats anna ben cem dora
hand anna R+2 B1 B2
hand ben Y1 Y2
hand cem Y3 Y4
hand dora G+2 G1 G2
top R9
direction right
draw R1 R2 R3 R4 R5

anna: play R+2
? turn dora
dora: play G+2
? turn cem
? pending 4
cem: take
? cards cem 6
? turn ben
