# V3, V2: after a pair nothing more is added, even with a third card alike (two decks).
option fast_doubles
seats anna ben cem dora emil finn gerd hans ina jan kai
hand anna R5 R5 R5 Y1 Y2
hand ben G1 G2
hand kai G3 G4
top R9

anna: play R5 R5 R5 !
anna: play R5 R5
anna: double R5 ! V2
? cards anna 3
