# X14, V3: a pair of 7s that empties the hand swaps once: who is named is out.
option seven_o
option fast_doubles
option last_exchange
option target=round
seats anna ben cem
hand anna R7 R7
hand ben B1 B2
hand cem Y1
top R9

anna: play R7 R7 > ben
? winner ben
? hand anna B1 B2
