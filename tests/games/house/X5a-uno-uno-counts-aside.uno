# Cards set aside can be drawn, so Uno Uno forgotten costs two (V13, X5a).
mode classic
option hand_limit=15
option uno_uno
seats anna ben
hand anna R1
hand ben  Y5 Y6
top R9
aside G1 G2 G3
turn anna

anna: play R1
? cards anna 2
? aside 0
? draw-pile 1
? phase play
