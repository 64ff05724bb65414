# D2: who keeps the top card sends the next one to the discard pile; in the end the discards go, unshuffled, under the draw pile.
mode duo
seats anna ben
drafter anna
draw R1 Y1 B1 Y2 R2 Y3 B2 Y4 R3 Y5 B3 Y6 R4 Y7 B4 G1 R5 G2 B5 G3 R6 G4 B6 G5 R7 G6 B7 G7 G9

? phase draft
? turn anna
? legal anna: keep | discard
ben: keep ! C5
anna: play R1 ! C5
anna: draw ! C5
anna: keep
? hand anna R1
? turn ben
ben: keep
? hand ben B1
anna: keep
ben: keep
anna: keep
ben: keep
anna: keep
ben: keep
anna: keep
ben: keep
anna: keep
ben: keep
anna: keep
? phase draft
ben: keep
? phase play
? hand anna R1 R2 R3 R4 R5 R6 R7
? hand ben B1 B2 B3 B4 B5 B6 B7
? top G9
? draw-pile 14
? turn ben               # anna drafted first and is player 1; player 2 begins
ben: draw
? hand ben B1 B2 B3 B4 B5 B6 B7 Y1
anna: draw
? hand anna R1 R2 R3 R4 R5 R6 R7 Y2
