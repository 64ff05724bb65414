# X9, V14, V13, X7: time is up with calls owed and one caught before: nothing is owed any more.
option blitz=30
option bruno_kuno
option uno_uno
option uno_penalty=3
seats anna ben cem
hand anna R5 R6 R7 R8
hand ben  R1 R2 R3
hand cem  G1 G2 G3 G4
top R9
draw Y5 Y6 Y7 Y8

anna: play R5
? owes anna bruno
table: time-up
? phase match-over
? owes anna nothing
? winner ben
ben: contra anna !
anna: say bruno !
