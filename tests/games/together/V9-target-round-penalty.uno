# V9, V19, C18: under penalty the lowest score of the round takes it, here the other team.
option partner
option strafpunkte
option target=round
seats anna ben cem dora
hand anna R5
hand ben B1
hand cem W R8
hand dora G3 G4
top R9

anna: play R5
? winner anna
? score anna 58
? score ben 8
? match ben dora
