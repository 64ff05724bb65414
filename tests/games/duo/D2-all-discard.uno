# D2: who discards the top card must keep the next one.
mode duo
seats anna ben
drafter ben
draw R1 Y1 B1 Y2 R2 Y3 B2 Y4 R3 Y5 B3 Y6 R4 Y7 B4 G1 R5 G2 B5 G3 R6 G4 B6 G5 R7 G6 B7 G7 B9 W W

? turn ben
ben: discard
? hand ben Y1
? turn anna
anna: discard
? hand anna Y2
ben: discard
anna: discard
ben: discard
anna: discard
ben: discard
anna: discard
ben: discard
anna: discard
ben: discard
anna: discard
ben: discard
anna: discard
? hand ben Y1 Y3 Y5 Y7 G2 G4 G6
? hand anna Y2 Y4 Y6 G1 G3 G5 G7
? top B9
? draw-pile 16
? turn anna
anna: draw
? phase drawn            # a W lay on top of the discards
anna: pass
