# D6, D4: a series ending in a +2 is answered by a +2; a +2 in it counts nothing else.
mode duo
seats anna ben
hand anna RR R+2 R+2 G1 G2
hand ben Y+2 R6 B7
top R9
draw B1 B2 B3 B4 B5

anna: play RR R+2 R+2
? turn ben
? pending 2
ben: play Y+2
? turn anna
? pending 4
? legal anna: take
