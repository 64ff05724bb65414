# V18 off: an S answers nothing.
option retour_kutsche
seats anna ben
hand anna R+2 Y1 Y2
hand ben RS GS R5
top R9
draw G1 G2 G3

anna: play R+2
? legal ben: take
ben: play RS ! C5
