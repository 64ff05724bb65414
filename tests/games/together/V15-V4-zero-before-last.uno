# V15, V4: a 0 hands the cards on before the end; who receives a lone 0 cannot end with it.
option no_zero_finish
option seven_o
seats anna ben
hand anna R0 G0
hand ben R2 B3
top R9
draw Y4

anna: play R0
? hand ben G0
? owes ben uno
? legal ben: draw
ben: play G0 ! V15
