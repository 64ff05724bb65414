# X12: with zero it is both.
option must_swap
option seven_o=zero
seats anna ben
hand anna R0 G1 G2
hand ben B1 B2
top R9

anna: play R0
? hand ben G1 G2
