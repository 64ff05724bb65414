# V10 off: one card is drawn; if it does not fit the turn ends by itself.
seats anna ben
hand anna Y1 B2
hand ben G1 G2
top R9
draw Y3 R5

anna: draw
? hand anna Y1 B2 Y3
? turn ben
