# M4, M8, X3: a drawn D that would empty the hand may not be played: one draws on.
mode mercy
option no_action_finish
seats anna ben
hand anna R1 R2
hand ben  Y1 Y3
top BD
draw RD Y3 B4 G1

anna: draw
? hand anna R1 R2 RD Y3 B4
? legal anna: play B4
