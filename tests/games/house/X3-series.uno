# X3, D6: a series that would end so may be ordered otherwise or left.
mode duo
option no_action_finish
seats anna ben
hand anna RR R+2 R1
hand ben B1 B2
top R9
draw G1 G2 G3

anna: play RR R1 R+2 ! X3
anna: play RR R+2 R1
? winner anna
