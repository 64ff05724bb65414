# L1, C12: a W+4 of a player who has left cannot be challenged.
option stacking
seats anna ben cem
hand anna W+4 Y1 R2
hand ben B1 B2
hand cem R8 G+2
top R9
draw Y3 Y4 Y5 Y6 Y7

anna: play W+4:G
? legal ben: take | challenge
anna: leave
? turn ben
? legal ben: take
ben: challenge ! C12
ben: take
? cards ben 6
? turn cem
