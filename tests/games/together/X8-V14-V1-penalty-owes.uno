# X8, V14: who draws to three by a contra in vain owes Bruno, whosever turn it is.
option false_contra
option bruno_kuno
option stacking
seats anna ben cem
hand anna R+2 R1 R3 R4 R6
hand ben  G+2 G1 G2 G3 G6
hand cem  B7
top R9
draw Y5 Y6 Y7 Y8

anna: play R+2
cem: contra anna ! C14
? cards cem 3
? owes cem bruno
anna: contra cem
? cards cem 5
? pending 2
? turn ben
