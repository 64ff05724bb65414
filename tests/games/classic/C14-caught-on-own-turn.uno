# C14: after an S with two players it is again the turn of the one who owes, who can be caught all the same.
seats anna ben
hand anna RS R1
hand ben  R3 R4
top R9
draw Y1 Y2 Y3

anna: play RS
? turn anna
ben: contra anna
? hand anna R1 Y1 Y2
? turn anna
anna: play R1
? owes anna nothing
? turn ben
