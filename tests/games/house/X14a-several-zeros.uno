# X14a: several 0s hand on one after the other: the empty hand goes as many seats on.
option seven_o
option several
option last_exchange
seats anna ben cem
hand anna R0 G0
hand ben B1 B2
hand cem Y5 Y6 Y7
top R9

anna: play R0 G0
? winner cem
? hand anna B1 B2
? hand ben Y5 Y6 Y7
