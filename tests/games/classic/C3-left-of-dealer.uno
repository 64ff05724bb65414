# C3: the player left of the dealer begins; here the dealer sits first.
seats anna ben cem
dealer anna
hand anna R1 R2
hand ben  R3 R4
hand cem  R6 R7
start R5
draw Y1

? turn ben
? direction left
anna: play R1 ! C5
ben: play R3 uno
? turn cem
cem: play R6 uno
? turn anna
