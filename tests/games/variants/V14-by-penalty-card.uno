# V14, P2: penalty cards count too.
option bruno_kuno
option advice
seats anna ben
hand anna R1
hand ben R5 R6 R7 R8
top R9
draw G1 G2 G3

table: punish anna advice
? cards anna 3
? owes anna bruno
? turn anna
anna: say bruno
? owes anna nothing
