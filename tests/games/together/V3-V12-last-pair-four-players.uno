# V3, V12: among four the pair leaves the third of the others to play.
option fast_doubles
option play_on
seats anna ben cem dora
hand anna RS RS
hand ben G5 B9
hand cem G1 B4
hand dora G2 B5
top R9

anna: play RS RS
? place anna 1
? turn dora
