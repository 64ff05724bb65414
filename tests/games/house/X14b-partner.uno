# X14b, V9: who has gone out wins for the team.
option seven_o
option partner
option last_exchange
seats anna ben cem dora
hand anna R0
hand ben B1 B2
hand cem Y5 Y6
hand dora G8 G9
top R9

anna: play R0
? winner ben
? winner dora
