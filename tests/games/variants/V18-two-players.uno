# V18: with two players the +2 comes back to the one who played it.
option lass_mich
seats anna ben
hand anna R+2 Y1 Y2
hand ben RS GS R5
top R9
draw G1 G2 G3

anna: play R+2
ben: play RS
? turn anna
? pending 2
anna: take
? turn ben
