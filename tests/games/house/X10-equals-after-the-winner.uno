# X10: of equals the first in seat order after the winner, all around the table.
option elimination
seats anna ben cem
hand anna B7 B8
hand ben  R1
hand cem  Y7 Y8
top R5
turn ben

ben: play R1
? out cem
? in anna
