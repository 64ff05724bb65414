# V9, C18: a single round: the team that is out takes the match.
option partner
option target=round
seats anna ben cem dora
hand anna R5
hand ben B1 B2
hand cem R7 R8
hand dora G3 G4
top R9

anna: play R5
? phase match-over
? match anna cem
