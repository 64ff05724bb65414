# X14c: Uno Uno is due from the one who plays the card.
option seven_o
option uno_uno
option last_exchange
seats anna ben
hand anna R0
hand ben B1 B2
top R9
draw G1 G2 G3

anna: play R0 unouno
? winner ben
