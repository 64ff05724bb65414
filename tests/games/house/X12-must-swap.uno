# X12: a 7 must name an active player, at no cost under P1.
option must_swap
option wrong_card
seats anna ben cem
hand anna R7 G1 G2
hand ben B1 B2
hand cem Y1 Y2 Y3
top R9
draw R1 R2

? legal anna: draw | play R7 > ben | play R7 > cem
anna: play R7 ! X12
? cards anna 3
anna: play R7 > cem
? hand anna Y1 Y2 Y3
