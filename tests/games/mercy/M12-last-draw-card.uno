# M12: who plays the last card wins at once: nobody draws.
mode mercy
option target=round
seats anna ben
hand anna R+4
hand ben  Y1 Y3
top R9
draw Y5 B7 G1 G2 G3
turn anna
anna: play R+4
? winner anna
? cards ben 2
