# V3: both cards in one action; a single card, and a later double (V2), stay possible.
option fast_doubles
seats anna ben cem
hand anna R5 R5 Y1 Y2
hand ben R7 R7 G2
hand cem G3 G4
top R9

? legal anna: draw | play R5 | play R5 R5
anna: play R5 Y1 !
anna: play R5 R5
? hand anna Y1 Y2
? turn ben
? legal ben: draw | play R7 | play R7 R7
ben: play R7
ben: double R7
? cards ben 1
? owes ben uno
? turn cem
