# C3b: the player left of the dealer faces the +2; play goes right from there, to the dealer.
direction right
start R+2
seats anna ben cem dan
hand anna RR B3
hand ben  GR B2
hand cem  B1 B5
hand dan  B6 B7
draw Y1 Y2

? cards anna 4
? turn dan
