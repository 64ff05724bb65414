# X2, V3: two identical numbers are one and the same play.
option several
option fast_doubles
seats anna ben
hand anna R5 R5 Y1
hand ben B1 B2
top R9

? legal anna: draw | play R5 | play R5 R5
anna: play R5 R5
? hand anna Y1
