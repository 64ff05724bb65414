# X3, K5: an answer, too; the draw is taken.
option no_action_finish
option stacking
seats anna ben
hand anna R+2 Y1
hand ben G+2
top R9
draw G1 G2 G3

anna: play R+2
ben: play G+2 ! X3
? legal ben: take
