# C3c, L1: a reverse turned up where the dealer is not in the round: whoever is before the dealer begins.
seats anna ben cem
dealer cem
hand anna R1 R2
hand ben  R3 R4
start RR
draw Y5 Y6

? direction right
? turn ben
? phase play
