# X15b: nor under penalty, with the lowest.
option rounds=1
option scoring=penalty
seats anna ben cem
hand anna B0
hand ben  R3
hand cem  B2
top R9
score ben 9
score cem 6

anna: leave
ben: play R3
? match cem
