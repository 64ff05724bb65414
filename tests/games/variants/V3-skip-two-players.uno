# V3: a pair of S between two players: the one who played plays again, once.
option fast_doubles
seats anna ben
hand anna RS RS R1 Y2
hand ben G1 G2
top R9

anna: play RS RS
? turn anna
anna: play R1
? turn ben
