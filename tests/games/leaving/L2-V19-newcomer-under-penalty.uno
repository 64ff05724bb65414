# L2, V19: under strafpunkte a newcomer begins with the highest score of those who sit there.
option strafpunkte
seats anna ben cem
hand anna R5
hand ben  B9
hand cem  G1
top R9
score anna 120
score ben 300
score cem 200

anna: play R5
? phase round-over
dora: join
? score dora 309
? score ben 309
emil: join
? score emil 309
