# V18, C15: an S as last card: the next player still draws what is pending.
option lass_mich
seats anna ben cem
hand anna R+2 Y1 Y2
hand ben RS
hand cem B1 RS
top R9
draw G1 G2 G3

anna: play R+2
ben: play RS
? phase round-over
? winner ben
? hand cem B1 RS G1 G2
? cards anna 2
? score ben 27
