# X2, V5: a jump-in meets the last card alone.
option several
option jump_in
seats anna ben cem
hand anna R5 G5 Y1 Y2
hand ben R5 B2 B3
hand cem G5 B4 B6
top R9

anna: play R5 G5
ben: jump R5 ! V5
cem: jump G5
? turn anna
