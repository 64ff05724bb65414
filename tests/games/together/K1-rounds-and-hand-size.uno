# K1: duo takes X15 and X16: two rounds, drafted down to two cards each.
mode duo
option rounds=1
option hand_size=2
seats anna ben
drafter anna
draw R1 Y1 R2 Y2 R3 Y3 R4 Y4 R9 B1 B2

anna: keep
ben: keep
anna: keep
? phase draft
ben: keep
? hand anna R1 R3
? hand ben R2 R4
? phase play
? top R9
? draw-pile 6
? turn ben
ben: play R2 uno
anna: play R1 uno
ben: play R4
? phase match-over
? score anna 3
? match ben
