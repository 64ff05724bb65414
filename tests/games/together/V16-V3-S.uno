# V16, V3: a pair of the complement card switches twice; both S pass over.
option complement=S
option fast_doubles
seats anna ben cem dora
hand anna RS RS Y1
hand ben R1 G2
hand cem B1 B2
hand dora R3 G3
top R9

anna: play RS RS uno
? turn dora
? legal dora: draw | play R3
