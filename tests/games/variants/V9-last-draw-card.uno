# V9, C15: the last card's draw is carried out before scoring, here by the other team.
option partner
seats anna ben cem dora
hand anna R+2
hand ben B1 B2
hand cem Y1
hand dora B3
top R9
draw G7 G8 G9

anna: play R+2
? hand ben B1 B2 G7 G8
? score anna 21
? score cem 21
