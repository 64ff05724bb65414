# Of equals the highest value, of equals the first in seat order after the winner.
mode classic
option elimination
seats anna ben cem dora
hand anna R1
hand ben  G1 G2
hand cem  B7 B8
hand dora Y7 Y8
top R5
draw Y1 Y2 Y3
turn anna

anna: play R1
? out cem
? in dora
