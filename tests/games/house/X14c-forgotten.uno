# X14c: forgotten: two cards, then the 0 as V4 has it.
option seven_o
option uno_uno
option last_exchange
seats anna ben
hand anna R0
hand ben B1 B2
top R9
draw G1 G2 G3

anna: play R0
? hand anna B1 B2
? hand ben G1 G2
