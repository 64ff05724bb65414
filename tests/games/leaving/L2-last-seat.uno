# L2, C2: a newcomer gets the last seat: after cem, the dealer, it is dora's deal and anna begins. This seed turns a number.
seats anna ben cem
hand anna R1
hand ben  R3 B3
hand cem  R6 R7
top R9

anna: play R1
dora: join
table: next 02
? top G1                 # a number: it does nothing (C3a); another shuffle needs another seed here
? direction left
? cards dora 7
? turn anna
