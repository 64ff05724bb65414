# X12, K6: it is on whatever else is said of V4.
option must_swap
option seven_o=off
seats anna ben
hand anna R7 G1 G2
hand ben B1 B2
top R9

anna: play R7 ! X12
anna: play R7 > ben
? hand anna B1 B2
