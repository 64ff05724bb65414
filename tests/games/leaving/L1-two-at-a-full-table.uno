# L1: as long as two active players are left the round goes on, around the empty seats.
seats anna ben cem dan eva
hand anna R1 B1
hand ben  R3 B3 B4
hand cem  R6 R7
hand dan  R8 Y8
hand eva  R5 G5
top R9
draw Y1 Y2

ben: leave
cem: leave
eva: leave
? phase play
? turn anna
? draw-pile 9
anna: play R1 uno
? turn dan
dan: play R8 uno
? turn anna
anna: draw
dan: contra anna ! C14
