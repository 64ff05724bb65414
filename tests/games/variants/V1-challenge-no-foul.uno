# V1, C12: only the last W+4 is judged, whatever the first one was; no foul costs the whole amount plus two.
option stacking
seats anna ben cem
hand anna G1 W+4 B1
hand ben W+4 Y3 B2
hand cem R3 B4
top G9
draw Y5 Y6 Y7 Y8 G2 G3 G4 G5 B5 B6 B7

anna: play W+4:R         # a foul: anna holds G1
ben: play W+4:B          # no foul: ben holds no red card
cem: challenge
? cards cem 12
? cards ben 2
? cards anna 2
? turn anna
? colour B
? draw-pile 1
