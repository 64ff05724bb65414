# C13: said ahead it needs two cards in hand, on one's turn.
seats anna ben
hand anna R1 B1 B2
hand ben  R3 R4
top R9

anna: say uno ! C13
