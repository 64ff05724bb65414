# X12: with zero it is both.
option must_swap
option seven_o=zero
seats anna ben
hand anna R0 R7 G2
hand ben B1 B2
top R9

anna: play R7 ! X12
anna: play R0
? hand ben R7 G2
