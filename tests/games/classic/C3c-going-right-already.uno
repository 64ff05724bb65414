# C3c: the dealer begins and play goes right, as it did in this position.
direction right
start RR
seats anna ben cem dan
hand anna RR B3
hand ben  GR B2
hand cem  B1 B5
hand dan  R6 B7

? turn dan
? direction right
dan: play R6 uno
? turn cem
