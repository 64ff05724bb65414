# V4: the cards follow the direction of play.
option seven_o
seats anna ben cem
hand anna R0 B1 B2
hand ben G1 G2 G3
hand cem Y1 Y2 Y3 Y4
top R9
direction right

anna: play R0
? hand cem B1 B2
? hand ben Y1 Y2 Y3 Y4
? hand anna G1 G2 G3
? turn cem
