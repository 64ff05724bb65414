# C18: a target of one is won with the first point.
option target=1
seats anna ben
hand anna R1
hand ben  B1
top R9

anna: play R1
? phase match-over
? match anna
