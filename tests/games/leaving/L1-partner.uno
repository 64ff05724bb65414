# L1, V9: under partner the seat is played on: its hand and its turn stay.
option partner
seats anna ben cem dan
hand anna R1 B1
hand ben  R3 B3 B4
hand cem  R6 R7
hand dan  R8 Y8
top R9
draw Y1 Y2

ben: leave
? cards ben 3
? draw-pile 2
? phase play
? turn anna
anna: play R1 uno
? turn ben
