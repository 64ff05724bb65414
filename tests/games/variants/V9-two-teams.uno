# V9: partners sit opposite; when one is out their team scores the other team's hands, and both carry the score.
option partner
seats anna ben cem dora
hand anna R5
hand ben B1 B2
hand cem RS R+2
hand dora W B3
top R9

anna: play R5
? phase round-over
? winner anna
? winner cem
? score anna 56
? score cem 56
? score ben 0
? score dora 0
