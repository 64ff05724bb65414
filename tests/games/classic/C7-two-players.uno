# C7: with two players the one who played the +2 plays again.
seats anna ben
hand anna R+2 R1 B2
hand ben  R3 R4
top R9
draw Y1 Y2 Y3

anna: play R+2
? cards ben 4
? turn anna
anna: play R1 uno
? turn ben
