# V10: only the ordinary draw is endless; a pending draw is its own number.
option endless_draw
option stacking
seats anna ben
hand anna R+2 B2
hand ben G1 G2
top R9
draw Y3 Y4 Y5 Y6

anna: play R+2
ben: take
? cards ben 4
? turn anna
