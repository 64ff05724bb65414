# V11, C15: a 3 that ends the round asks for nothing.
option action_uno
seats anna ben
hand anna R3
hand ben R4 G1
top R9
draw Y5 Y6

anna: play R3
? phase round-over
? cards ben 2
