# X16, D2: with drafter, too, the draft ends when all hold as many.
mode duo
option hand_size=2
seats anna ben
drafter anna
draw R1 Y1 R2 Y2 R3 Y3 R4 Y4 R9 B1 B2

anna: discard
ben: discard
anna: discard
? phase draft
ben: discard
? phase play
? hand anna Y1 Y3
? hand ben Y2 Y4
? top R9
? draw-pile 6
