# V17, V16: the colour is the one that lies, complementary play or not.
option retour_kutsche
option complement
seats anna ben cem
hand anna R5 Y1 Y2
hand ben G+2 RR R6
hand cem GR RR B1
top R9
draw G1 G3 G4

anna: play R5
ben: play G+2
? legal cem: take | play GR
cem: play RR ! C5
cem: play GR
? turn ben
? pending 2
