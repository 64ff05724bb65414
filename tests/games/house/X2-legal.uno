# X2: listed once per face that fits, then all others of the number by colour.
option several
seats anna ben
hand anna R5 G5 B5 Y9
hand ben B1 B2 B3
top R9

? legal anna: draw | play R5 | play Y9 | play R5 G5 B5
