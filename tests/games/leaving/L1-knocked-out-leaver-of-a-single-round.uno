# L1, X5b: without places (V12) who is knocked out and leaves does not win either, with nothing but zeros in the hand.
option scoring=penalty
option target=round
option hand_limit=15
seats anna ben cem
hand anna B0 B0 B0 B0 B0 B0 B0 B0 B0 B0 B0 B0 B0 B0
hand ben  R3 G1
hand cem  W
top R9
draw B0 Y1

anna: draw
? out anna
anna: leave
ben: draw
cem: play W:R
? score anna 0
? match cem
