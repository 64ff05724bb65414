# F1, C4: only the active faces count for what fits; a card may be named with both faces.
mode flip
seats anna ben
hand anna R5/P1 G9/P2 B1/P9
hand ben Y1/T1 Y2/T2
top R9/P9
draw Y3/T3

? top R9
? top R9/P9
? hand anna R5/P1 G9/P2 B1/P9
? hand anna R5 G9 B1
? legal anna: play R5 | play G9
anna: play B1 ! C4
anna: play P1 ! C5       # that face is not up
anna: play G9/P2
? top G9/P2
