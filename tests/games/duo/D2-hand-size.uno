# D2, X16: with three cards each, six are discarded and go under the draw pile.
mode duo
option hand_size=3
seats anna ben
drafter anna
draw R1 Y1 R2 Y2 R3 Y3 R4 Y4 R5 Y5 R6 Y6 R9 B1 B2

anna: keep
ben: keep
anna: discard
ben: keep
anna: keep
? phase draft
? cards ben 2
ben: discard
? phase play
? hand anna R1 Y3 R5
? hand ben R2 R4 Y6
? top R9
? draw-pile 8
ben: play R4
? turn anna
