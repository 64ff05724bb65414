# V15: while another card is held the 0 may be played.
option no_zero_finish
seats anna ben
hand anna R0 R1
hand ben R6 B1
top R9
draw G1 G2

? legal anna: draw | play R0 | play R1
anna: play R0 uno
ben: play R6
anna: play R1
? winner anna
