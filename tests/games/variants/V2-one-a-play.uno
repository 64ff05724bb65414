# V2: one card a play may be added (three alike come with two decks, C1).
option doubles
seats anna ben cem dora emil finn gerd hans ina jan kai
hand anna R5 R5 R5 Y1 Y2
hand ben G1 G2
hand kai G3 G4
top R9

anna: play R5
anna: double R5
? cannot anna: double R5
anna: double R5 ! V2
? cards anna 3
? turn ben
