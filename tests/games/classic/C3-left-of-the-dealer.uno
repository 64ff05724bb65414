# C3: the player left of the dealer begins, though play goes right in this position.
direction right
start R2
seats anna ben cem dan
hand anna RR B3
hand ben  GR B2
hand cem  B1 B5
hand dan  B6 B7

? turn anna
anna: play RR uno
? direction left
? turn ben
