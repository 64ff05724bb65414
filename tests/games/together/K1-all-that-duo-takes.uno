# K1: everything that duo takes, at once.
mode duo
option wrong_card
option advice
option questions
option sleeping
option uno_uno
option bruno_kuno
option no_zero_finish
option action_uno
option endless_draw
option target=100
seats anna ben
hand anna R5 R3 R8 Y1
hand ben G2 G3
top R9
draw B1 B2 B4

anna: play R5 bruno
? owes anna nothing
ben: play G2 ! C4
? cards ben 3
? owes ben bruno
table: punish ben advice
? cards ben 5
? turn ben
