# P1, C14: a wrong card is no turn action: it closes no window; but a wrong card of one's own ends the debt of one card.
option wrong_card
seats anna ben cem
hand anna R1 R2
hand ben  B3 B4 R5
hand cem  R6 R7
top R9
draw Y1 Y2 Y3 Y4

anna: play R1
? owes anna uno
ben: play B3 ! C4
? owes anna uno
? cards ben 4
anna: play R2 ! C5       # out of turn
? hand anna R2 Y2
? owes anna nothing
cem: contra anna ! C14
? turn ben
