# D2: keeping and discarding may change from card to card.
mode duo
seats anna ben
drafter anna
draw R1 R2 B1 B2 R3 R4 B3 B4 Y1 Y2 Y3 Y4 G1 G2 G3 G4 Y5 Y6 G5 G6 R7 R8 B7 B8 Y7 Y8 G7 G8 RS

anna: keep
ben: discard
? hand ben B2
anna: discard
? hand anna R1 R4
ben: keep
? hand ben B2 B3
? phase draft
? turn anna
