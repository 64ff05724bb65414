# C14: any other player may catch; the caught player draws two, and whose turn it is stays.
seats anna ben cem dan
hand anna R1 B1
hand ben  R3 R4
hand cem  R6 R7
hand dan  R8 Y8
top R9
draw Y1 Y2 Y3

anna: play R1
? owes anna uno
dan: contra anna
? hand anna B1 Y1 Y2
? owes anna nothing
? draw-pile 1
? turn ben
? phase play
cem: contra anna ! C14   # once is enough
ben: play R3 uno
