# V9, V17: with partners an answered +2 goes back to an opponent, never past the seats.
option partner
option retour_kutsche
seats anna ben cem dora
hand anna R+2 Y1 Y2
hand ben RR B1
hand cem G1 G2
hand dora G3 G4
top R9
draw Y3 Y4 Y5

anna: play R+2
ben: play RR uno
? turn anna
? pending 2
anna: take
? turn dora
