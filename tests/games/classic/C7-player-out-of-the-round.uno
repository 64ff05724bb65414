# C7: the next player is the next active one; a seat without cards is out of the round.
seats anna ben cem dan
hand anna R+2 B1 B2
hand cem  R6 R7
hand dan  R8 G8
top R9
draw Y1 Y2

anna: play R+2
? cards ben 0
? hand cem R6 R7 Y1 Y2
? turn dan
