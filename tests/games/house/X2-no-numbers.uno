# X2: number cards only.
option several
seats anna ben
hand anna RS GS Y1
hand ben B1 B2 B3
top R9

anna: play RS GS ! X2
