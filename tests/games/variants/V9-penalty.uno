# V9, C17: with penalty each team scores its own hands.
option partner
option scoring=penalty
seats anna ben cem dora
hand anna R5
hand ben B1 B2
hand cem RS R+2
hand dora W B3
top R9

anna: play R5
? winner cem
? score anna 40
? score cem 40
? score ben 56
? score dora 56
