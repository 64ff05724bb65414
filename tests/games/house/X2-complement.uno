# X2, V16: each card switches, and the first must fit as V16 has it.
option several
option complement=5
seats anna ben
hand anna R5 G5 Y1 Y2
hand ben B1 B2 B3
top R9
draw G1 G2

anna: play R5 G5
ben: draw
? phase drawn   # G1 fits: two switches are none
