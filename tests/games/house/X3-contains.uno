# X3, K6: the second contains the first.
option no_action_finish
option no_wild_finish=off
seats anna ben
hand anna W
hand ben B1 B2
top R9
draw G1

anna: play W:R ! X3
