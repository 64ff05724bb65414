# V11: the chosen ranks replace the default: with 7:all a 3 asks for nothing.
option action_uno=7:all
seats anna ben
hand anna R3 R7 Y2
hand ben R4 G1
top R9
draw Y5 Y6

anna: play R3
? phase play
ben: play R4
anna: play R7
? phase gesture
anna: gesture
ben: gesture
? hand ben G1 Y5
? turn ben
