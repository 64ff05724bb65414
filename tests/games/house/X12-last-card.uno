# X12: a 7 that empties the hand needs no name, and names nobody (V4).
option must_swap
seats anna ben
hand anna R7
hand ben B1 B2
top R9

anna: play R7 > ben ! V4
anna: play R7
? winner anna
