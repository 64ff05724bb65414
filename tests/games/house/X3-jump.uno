# X3: over V5.
option no_action_finish
option jump_in
seats anna ben cem
hand anna RS B1 B2
hand ben Y1 Y2
hand cem RS
top R9
draw G1 G2 G3

anna: play RS
cem: jump RS ! X3
