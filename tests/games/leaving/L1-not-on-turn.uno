# L1, I1: the cards of a player who leaves go into the draw pile; the turn stays where it is.
option questions
seats anna ben cem
hand anna R1 B1
hand ben  R3 B3 B4
hand cem  R6 R7
top R9
draw Y1 Y2

ben: leave
? cards ben 0
? draw-pile 5
? turn anna
? phase play
anna: play R1 uno
? turn cem
ben: play R3 ! C5
ben: leave !             # only once
table: punish ben question !
