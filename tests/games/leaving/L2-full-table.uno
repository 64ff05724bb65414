# L2, C1: a full table of twenty takes nobody more, until somebody leaves.
seats a1 a2 a3 a4 a5 a6 a7 a8 a9 b1 b2 b3 b4 b5 b6 b7 b8 b9 c1 c2
hand a1 R1
hand a2 R3 B3
top R9

a1: play R1
d1: join !                # twenty-one would be too many
a3: leave
d1: join
table: next 00
? cards d1 7
? cards a3 0
