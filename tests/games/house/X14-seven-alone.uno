# X14: without a name it exchanges nothing, also under X12.
option seven_o
option must_swap
option last_exchange
seats anna ben cem
hand anna R7
hand ben B1 B2
hand cem Y5 Y6 Y7
top R9

anna: play R7
? winner anna
