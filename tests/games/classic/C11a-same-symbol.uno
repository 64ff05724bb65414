# C11a: under guilt "colour" a card that matches by symbol in another colour is no fault.
seats anna ben
hand anna W+4 BS GS
hand ben  G3 R4
top RS
draw Y1 Y2 Y3 Y4 Y5 Y6 Y7

anna: play W+4:Y
ben: challenge
? cards anna 2
? cards ben 8
