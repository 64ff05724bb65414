# K2: rounds that are off exclude nothing.
option rounds=off
option elimination
seats anna ben cem
hand anna R5
hand ben B1
hand cem B2 B3
top R9

anna: play R5
? out cem
