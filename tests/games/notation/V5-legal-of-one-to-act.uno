# NOTATION: legal turn actions: with jump-ins for the one to act, these alone for the others, no calls.
option jump_in
option doubles
seats anna ben cem dora
hand anna R5 R5 R6
hand ben R5 R7
hand cem R5 B1
hand dora B2 B3
top R9
draw Y1

anna: play R5
? legal ben: draw | play R5 | play R7 | jump R5
? legal cem: jump R5
? legal dora:
? legal anna:
? can anna: double R5
? can ben: jump R5 uno
