# X8: in every phase of the round, and never the turn (P5).
option false_contra=1
option jump_in
option action_uno=3:all
seats anna ben cem
hand anna W+4 Y3 Y9 Y8
hand ben  G1 G2
hand cem  B7 B8
start W
draw Y1 G5 Y4 R3 R1 R2 R4 B1 B2 B3 R6 R8

cem: contra anna ! C14
? phase colour
? cards cem 3
anna: colour G
anna: draw
? phase drawn
anna: contra cem ! C14
? phase drawn
? cards anna 6
anna: play G5
ben: draw
cem: draw
anna: play W+4:Y
? phase pending
ben: contra cem ! C14
? phase pending
? cards ben 4
? turn ben
ben: take
cem: draw
anna: play Y3
? phase gesture
cem: contra anna ! C14
? phase gesture
