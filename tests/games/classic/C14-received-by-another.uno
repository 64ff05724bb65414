# C14, V4: a hand of one card received by a player further on: the turn of the next player closes the window.
option seven_o
seats anna ben cem dan
hand anna R7 B1
hand ben  G3 R4 R1
hand cem  G5 G6 G7
hand dan  Y1 Y2 Y3
top R9
draw Y4

anna: play R7 > cem
? hand cem B1
? owes cem uno
ben: play R4
? owes cem nothing
dan: contra cem ! C14
