# X14b, C17: under penalty everybody scores the hand held after the exchange.
option seven_o
option scoring=penalty
option last_exchange
seats anna ben cem
hand anna R0
hand ben B1 B2
hand cem Y5 Y6
top R9

anna: play R0
? winner ben
? score ben 0
? score anna 11
? score cem 3
