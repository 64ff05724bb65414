# X15b, V12: so who is left alone with the better score wins by that.
option rounds=1
option play_on
seats anna ben cem
hand anna R5
hand ben  R1 R2
hand cem  B2 B3
top R9
score cem 50
score ben 400

anna: play R5
anna: leave
ben: leave
? winner anna
? match cem
