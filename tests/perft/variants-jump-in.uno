# Jumping in on everything, effects adding up, in complementary colours now and then.
option jump_in_wild
option jump_in_action
option complement=R5
seats anna ben cem
hand anna R5 RS W
hand ben R5 RS G1
hand cem RS W G5
top R9
draw Y1 Y2 Y3 Y4
