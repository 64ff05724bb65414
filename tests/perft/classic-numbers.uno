# Numbers alone: what fits, drawing by choice, passing.
seats anna ben
hand anna R1 R2 B1
hand ben G1 R3 B2
top R9
draw Y1 B9 R4 G2
