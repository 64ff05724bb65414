# X3, V12: it holds for everyone's last card.
option no_wild_finish
option play_on
seats anna ben cem
hand anna R1
hand ben W
hand cem B1 B2
top R9
draw G1 G2

anna: play R1
ben: play W:R ! X3
