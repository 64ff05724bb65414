# V5: not on the start card.
option jump_in
seats anna ben cem
hand anna R6 Y1 Y2
hand ben R5 G1 G2
hand cem G4 G5
start R5

? turn anna
? cannot ben: jump R5
ben: jump R5 !
? cards ben 3
