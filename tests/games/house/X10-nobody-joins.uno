# X10: nobody joins after the first deal, in the middle of a round neither; who has left no more.
option elimination
seats anna ben cem dora
hand anna R1
hand ben  G1 G2
hand cem  B7 B8 B9
hand dora Y1
top R5
draw Y1 Y2 Y3

eve: join ! X10
dora: leave
dora: join ! X10
anna: play R1
? out cem
dora: join ! X10
