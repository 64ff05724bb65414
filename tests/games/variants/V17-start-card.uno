# V17, C3b: for a start card the pending draw goes to the dealer.
option retour_kutsche
seats anna ben cem
dealer ben
hand anna Y1 Y2
hand ben R5 R6
hand cem RR G1 G2
start R+2
draw G3 G4 G5

? turn cem
? pending 2
? legal cem: take | play RR
cem: play RR
? turn ben
? direction right
ben: take
? cards ben 4
? turn anna
