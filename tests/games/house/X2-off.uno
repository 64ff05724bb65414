# X2: off, several cards that make no pair are V3.
seats anna ben
hand anna R5 G5 Y1
hand ben B1 B2
top R9

anna: play R5 G5 ! V3
