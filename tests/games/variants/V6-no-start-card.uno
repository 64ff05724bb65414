# V6: not on a W that started the round.
option jump_in_wild
seats anna ben cem
hand anna R5 Y1 Y2
hand ben W G3
hand cem W G4 G5
start W

? phase colour
anna: colour R
? turn anna
? cannot ben: jump W:G
ben: jump W:G !
