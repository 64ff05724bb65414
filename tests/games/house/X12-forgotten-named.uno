# X12, V13: Uno Uno forgotten, with one named it swaps.
option must_swap
option uno_uno
seats anna ben
hand anna R7
hand ben B1 B2 B3
top R9
draw G1 G2 G3

anna: play R7 > ben
? hand anna B1 B2 B3
? hand ben G1 G2
