# X12, V13: with Uno Uno forgotten it swaps only with one named.
option must_swap
option uno_uno
seats anna ben
hand anna R7
hand ben B1 B2 B3
top R9
draw G1 G2 G3

anna: play R7
? hand anna G1 G2
