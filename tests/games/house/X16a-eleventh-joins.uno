# X16a, C1: nine cannot become ten with ten cards each, nor eleven in two steps.
option hand_size=10
seats a b c d e f g h i
hand a R5
hand b B1
top R9

a: play R5
j: join ! L2
