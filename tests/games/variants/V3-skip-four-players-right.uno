# V3: a pair of S among four, play going right: two are passed over.
option fast_doubles
seats anna ben cem dora
hand anna RS RS R1 Y2
hand ben G1 G2
hand cem G3 G4
hand dora G5 G6
top R9
direction right

anna: play RS RS
? turn ben
? direction right
