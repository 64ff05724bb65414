# L1, X5d: the place of one knocked out is kept on leaving as any, and may bring the match.
option play_on
option scoring=penalty
option target=50
option hand_limit=15
seats anna ben cem
hand anna B0 B0 B0 B0 B0 B0 B0 B0 B0 B0 B0 B0 B0 B0
hand ben  R3
hand cem  W Y1
top R9
draw B0
score ben 10

anna: draw
? out anna
anna: leave
ben: play R3
? place ben 1
? place cem 2
? place anna 3
? score anna 0
? score cem 51
? match anna
