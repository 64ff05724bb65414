# X5c, F9: the hand counts what it counted at the knock-out, whichever side lies later.
mode flip
option hand_limit=15
option flip_values=active
option scoring=winner
seats anna ben cem
hand anna G1/PE G1/PE G1/PE G1/PE G1/PE G1/PE G1/PE G1/PE G1/PE G1/PE G1/PE G1/PE G1/PE G1/PE
hand ben  RF/P1 R2/P2
hand cem  B7/P7 B8/P8
top R9/P9
draw G1/PE Y4/P4

anna: draw
? out anna
ben: play RF uno
? side dark
cem: play P7 uno
ben: play P2
? winner ben
? score ben 23
