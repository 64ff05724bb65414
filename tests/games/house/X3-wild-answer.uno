# X3, X1, V12: a wild answer may not be the last card.
option no_wild_finish
option cross_stacking
option play_on
seats anna ben cem
hand anna R+2 R1
hand ben W+4
hand cem B1 B2
top R9
draw G1 G2 G3

anna: play R+2 uno
? legal ben: take
ben: play W+4:R ! X3
ben: take
? cards ben 3
