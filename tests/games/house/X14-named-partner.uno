# X14, V9: the named partner goes out for the team.
option seven_o
option partner
option last_exchange
seats anna ben cem dora
hand anna R7
hand ben B1 B2
hand cem Y1 Y2
hand dora G1 G2
top R9

anna: play R7 > cem
? winner anna
? winner cem
? score anna 6
