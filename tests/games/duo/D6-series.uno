# D6: after an R all other cards of its colour may be played with it, or none.
mode duo
seats anna ben
hand anna RR R1 R5 G2 G3
hand ben B2 B5
top R9
draw Y1

? legal anna: draw | play RR | play R1 | play R5 | play RR R1 R5
anna: play RR R1 ! D6    # all or none
anna: play RR R1 G2 !
anna: play R1 R5 !       # no series without an R
? can anna: play RR R5 R1
anna: play RR R1 R5
? hand anna G2 G3
? top R5
? turn ben
? legal ben: draw | play B5
