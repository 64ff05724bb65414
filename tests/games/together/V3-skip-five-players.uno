# V3: a pair of S among five players passes over two.
option fast_doubles
seats anna ben cem dora emil
hand anna RS RS Y2
hand ben G5 B9
hand cem G1 B4
hand dora G2 B5
hand emil G3 B6
top R9

anna: play RS RS uno
? turn dora
