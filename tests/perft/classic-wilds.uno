# Wilds, foul and rightful wild draws, challenges.
seats anna ben
hand anna W W+4 R1
hand ben W+4 G1 B2
top R9
draw Y1 B9 R4 G2 Y2 Y3 Y4 Y5
