# X14: a 7 that names a player: who then is out.
option seven_o
option last_exchange
seats anna ben cem
hand anna R7
hand ben B1 B2
hand cem Y5 Y6 Y7
top R9

? legal anna: draw | play R7 | play R7 > ben | play R7 > cem
anna: play R7 > cem
? winner cem
? hand anna Y5 Y6 Y7
