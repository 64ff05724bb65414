# C3d: the player left of the dealer is passed over; play goes right from there, to the dealer.
direction right
start RS
seats anna ben cem dan
hand anna RR B3
hand ben  GR B2
hand cem  B1 B5
hand dan  R6 B7

? turn dan
