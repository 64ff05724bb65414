# L2, F1: a seat that somebody left is no place beyond those that the mode has: ten play flip, old seat or new.
mode flip
seats anna ben cem dan eva fay gus hal ida jon
hand anna R3/P1
hand ben  R2/P1
top R4/P1

anna: play R3
jon: leave
kim: join
jon: join ! F1
kim: leave
jon: join
kim: join ! F1
table: next 00
? cards jon 7
? cards kim 0
