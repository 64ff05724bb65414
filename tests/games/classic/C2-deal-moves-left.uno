# C2: the deal moves one seat left each round: cem dealt, so anna deals next and ben begins. This seed turns a number.
seats anna ben cem
hand anna R1
hand ben  R3 B3
hand cem  R6 R7
top R9

? turn anna
anna: play R1
table: next 02
? top G3                 # a number: it does nothing (C3a); another shuffle needs another seed here
? direction left
? phase play
? turn ben
