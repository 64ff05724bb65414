# X12: in flip a 7 alone exchanges, and names somebody, on the dark side too.
mode flip
option must_swap
seats anna ben
side dark
hand anna R7/P7 R1/P1
hand ben G7/T8 G1/T9 G2/T1
top R9/P9

anna: play P7 ! X12
anna: play P7 > ben
? cards anna 3
