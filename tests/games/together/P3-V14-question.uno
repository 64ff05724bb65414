# P3, V14: the card for a question counts; a player at one card owes Kuno then.
option questions
option bruno_kuno
seats anna ben
hand anna R5
hand ben R1 G2 G4 G6
top R9
draw G3 G5 G7

table: punish anna question
? cards anna 2
? owes anna kuno
table: punish anna sleep !   # that option is off
? cards anna 2
