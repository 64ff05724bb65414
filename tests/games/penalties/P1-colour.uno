# P1: while a colour is to be named a card tried costs nothing.
option wrong_card
seats anna ben
hand anna G1 R1
hand ben  G3 B3
start W
draw B7 B8

anna: play G1 ! C5
ben: play G3 ! C5
? cards anna 2
? cards ben 2
anna: colour G
ben: play G3 ! C5
? hand ben G3 B3 B7
? turn anna
