# X14a: with two players a pair of 0s brings the empty hand back.
option seven_o
option fast_doubles
option last_exchange
seats anna ben
hand anna R0 R0
hand ben B1 B2
top R9

anna: play R0 R0
? winner anna
