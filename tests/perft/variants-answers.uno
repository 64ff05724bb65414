# Stacking, returning and passing on a pending draw.
option stacking
option retour_kutsche
option lass_mich
seats anna ben cem
hand anna R+2 G+2 R1
hand ben RR RS G+2
hand cem RR B+2 W+4
top R9
draw Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 G1 G2
