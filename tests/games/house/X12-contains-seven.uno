# X12, K6: it contains seven_o=seven: a 0 does nothing.
option must_swap
seats anna ben
hand anna R0 R7 G2
hand ben B1 B2
top R9

anna: play R7 ! X12
anna: play R0
? hand ben B1 B2
