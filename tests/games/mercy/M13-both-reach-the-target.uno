# M13, C18, V9: a team reaches the target together; both are first.
mode mercy
option partner
seats anna ben cem dora
hand anna R1
hand ben  Y9
hand cem  W+10
hand dora Y9
score anna 990
top R9

anna: play R1
? score cem 1008
? match anna cem
