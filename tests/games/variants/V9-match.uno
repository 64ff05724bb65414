# V9, C18: the team reaches the target together and shares the match.
option partner
option target=100
seats anna ben cem dora
score anna 50
hand anna R5
hand ben B1 B2
hand cem RS R+2
hand dora W B3
top R9

anna: play R5
? phase match-over
? score anna 106
? match anna cem
