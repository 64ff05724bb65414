# C8: with two players an R acts as an S and the direction stays.
seats anna ben
hand anna RR R1 B2
hand ben  R3 R4
top R9
draw Y1

anna: play RR
? direction left
? turn anna
ben: play R3 ! C5
anna: play R1 uno
? turn ben
