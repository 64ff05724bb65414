# X3: no card but a number.
option no_action_finish
seats anna ben
hand anna RS
hand ben R+2 B2
top R9
draw G1 G2

anna: play RS ! X3
anna: draw
ben: play R+2
? hand ben B2
