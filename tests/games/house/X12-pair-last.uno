# X12, V3: a pair of 7s that empties the hand needs no name.
option must_swap
option fast_doubles
option target=round
seats anna ben
hand anna R7 R7
hand ben B1 B2
top R9

? legal anna: draw | play R7 > ben | play R7 R7
anna: play R7 R7
? winner anna
