# V1: between two players the +2 goes to and fro until one takes it all.
option stacking
seats anna ben
hand anna R+2 Y+2 B1 B2
hand ben G+2 Y1 Y2
top R9
draw R1 R2 R3 R4 R5 R6 R7

anna: play R+2
? turn ben
ben: play G+2
? turn anna
? pending 4
? legal anna: take | play Y+2
anna: play Y+2
? pending 6
? legal ben: take
ben: take
? cards ben 8
? turn anna
? phase play
