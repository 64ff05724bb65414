# C8: an R turns the direction of play.
seats anna ben cem dan
hand anna RR B1 B2
hand ben  R3 R4
hand cem  BR R6 R7
hand dan  R8 G8
top R9
draw Y1

anna: play RR
? direction right
? turn dan
dan: play R8 uno
? turn cem
cem: play R6
? turn ben
ben: play R3 uno
? turn anna
anna: draw
? hand anna B1 B2 Y1
? turn dan
