# X3: in flip a last F is no number either, nor is an E.
mode flip
option no_action_finish
seats anna ben
side dark
hand anna R1/PE
hand ben R2/P1 R3/P2
top R4/P9
draw R5/PF

anna: play PE ! X3
anna: draw
? legal anna: pass | play PF
anna: play PF
? side light
anna: play R1 ! C5
