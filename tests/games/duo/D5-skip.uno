# D5: S: you play again.
mode duo
seats anna ben
hand anna RS R1 B1
hand ben G2 G3
top R9

anna: play RS
? turn anna
anna: play R1 uno
? turn ben
