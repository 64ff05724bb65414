# V9: with ten players the partner sits five seats on.
option partner
seats anna ben cem dora emil finn gerd hans ina jan
hand anna R5
hand ben B1
hand cem B2
hand dora B3
hand emil B4
hand finn W
hand gerd G1
hand hans G2
hand ina G3
hand jan G4
top R9

anna: play R5
? winner finn
? score anna 20
? score finn 20
? score gerd 0
