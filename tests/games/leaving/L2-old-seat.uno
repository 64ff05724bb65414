# L2, C2: who comes back sits in the old seat: after anna, the dealer, it is ben's deal and cem begins. This seed turns a number.
seats anna ben cem
dealer anna
hand anna R1
hand ben  R3 B3
hand cem  R6 R7
top R9

? turn ben
ben: leave
? turn cem
cem: play R6 uno
anna: play R1
ben: join
table: next 02
? top G3                 # a number: it does nothing (C3a); another shuffle needs another seed here
? cards ben 7
? turn cem
