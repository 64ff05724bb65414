# X2: not as an answer.
option several
option stacking
seats anna ben
hand anna R+2 B1 B2
hand ben G+2 B+2 G5 R5 Y1
top R9
draw Y2 Y3 Y4 Y6

anna: play R+2
ben: play G+2 B+2 ! C5
ben: play R5 G5 ! C5
ben: take
