# Nothing more is drawn, named, answered or owed.
mode classic
option blitz
seats anna ben
hand anna W+4 R1
hand ben  G1 G2 G4
top B5
draw Y1 Y2 Y3 Y4 Y5
turn anna

anna: play W+4:R
table: time-up
? cards ben 3
? owes anna nothing
? winner anna
? score anna 7
ben: contra anna ! C14
