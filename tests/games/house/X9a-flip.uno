# X9a, F9: of equals the lowest value, by the light faces.
mode flip
option blitz
seats anna ben
side dark
hand anna R9/P1 R8/P2
hand ben  G1/T8 G2/T9
top R5/P5

table: time-up
? winner ben
? score anna 17
