# P1, V15: a 0 tried as the last card goes back and costs one; then it is no longer the last.
option wrong_card
option no_zero_finish
seats anna ben
hand anna R0
hand ben  R3 B3
top R9
draw Y1 Y2 Y3

anna: play R0 ! V15
? hand anna R0 Y1
? turn anna
? phase play
anna: play R0 uno
? turn ben
? hand anna Y1
