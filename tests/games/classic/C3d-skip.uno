# C3d: an S as the start card passes over the first player.
seats anna ben cem
dealer ben
hand anna R1 R2
hand ben  R3 R4
hand cem  R6 R7
start RS
draw Y1

? turn anna              # cem, left of ben, is passed over
? direction left
? cards cem 2
cem: play R6 ! C5
anna: play R1 uno
? turn ben
