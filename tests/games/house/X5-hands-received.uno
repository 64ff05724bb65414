# X5, V4: hands received hold fewer than the limit: nobody is knocked out.
option hand_limit=15
option seven_o
seats anna ben cem
hand anna R7 R1 R2
hand ben  R1 R2 R3 R4 B1 B2 B3 B4 G1 G2 G3 G4 Y1 Y2
hand cem  R0 B8
top R9
draw Y3 Y4 Y5

anna: play R7 > ben
? in anna
? cards anna 14
ben: play R1 uno
cem: play R0
? cards ben 14
? in ben
? hand cem R2
