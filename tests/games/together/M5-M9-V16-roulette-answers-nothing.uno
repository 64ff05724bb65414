# M9, M5: a roulette answers nothing; a pending draw is taken.
mode mercy
option play_on
option false_contra
option complement=3
seats anna ben cem
hand anna W+6 R1
hand ben  W+X Y+4
hand cem  G1 G2
top R9
draw B1 B2 B3 B4 B5 B6 B7

anna: play W+6:G uno
? legal ben: take
ben: take
? cards ben 8
