# X9: time up while a start card waits for its colour: nothing more is named.
option blitz
seats anna ben
hand anna R1 R2
hand ben  G9
start W

table: time-up
? phase match-over
? winner ben
anna: colour R ! C5
