# X15a, V9: teams share as well.
option rounds=1
option partner
seats anna ben cem dora
hand anna R5
hand ben  B1
hand cem  B2
hand dora B3
top R9
score ben 4

anna: play R5
? match anna ben cem dora
