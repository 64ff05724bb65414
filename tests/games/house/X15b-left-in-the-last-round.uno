# X15b: who leaves in the last round neither.
option rounds=1
seats anna ben cem
hand anna W
hand ben  R3
hand cem  B2
top R9
score anna 400
score cem 60

anna: leave
ben: play R3
? score ben 52
? match cem
