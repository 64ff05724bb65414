# X14, V9: a last 0 with four partners hands the empty hand on: the next player's team wins, with the hands after the exchange.
option seven_o=zero
option last_exchange
option partner
seats anna ben cem dora
hand anna R0
hand ben  Y1 Y2
hand cem  G1 G2
hand dora B1
top R9
draw Y5 Y6 Y7 Y8

anna: play R0
? winner ben
? winner dora
? cards ben 0
? hand anna B1
? hand cem Y1 Y2
? hand dora G1 G2
? score ben 4
