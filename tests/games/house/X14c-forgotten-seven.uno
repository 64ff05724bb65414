# X14c: forgotten with a 7: two cards, then it swaps with the one named.
option seven_o
option uno_uno
option last_exchange
seats anna ben
hand anna R7
hand ben B1 B2
top R9
draw G1 G2 G3

anna: play R7 > ben
? hand anna B1 B2
? hand ben G1 G2
