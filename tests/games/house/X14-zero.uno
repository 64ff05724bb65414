# X14: a 0 that empties the hand hands all on; whoever then holds no cards has gone out.
option seven_o
option last_exchange
seats anna ben cem
hand anna R0
hand ben B1 B2
hand cem Y5 Y6 Y7
top R9

anna: play R0
? winner ben
? hand anna Y5 Y6 Y7
? hand cem B1 B2
? score ben 21
? score anna 0
