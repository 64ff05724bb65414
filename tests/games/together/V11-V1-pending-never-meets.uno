# V11, V8: a gesture over, the next turn is an ordinary one; a +2 then waits as ever.
option action_uno
option stacking
seats anna ben
hand anna R3 R+2 Y4
hand ben R8 B+2 G1
top R9
draw G5 G6 G7

anna: play R3
ben: gesture
anna: gesture
? cards anna 3
ben: play R8
anna: play R+2
? legal ben: take | play B+2
