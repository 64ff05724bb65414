# M3, C8, C9, F4: with two, R and S and E pass the other over, and R turns nothing.
mode mercy
seats anna ben
hand anna RR RS RE R1
hand ben  Y1 Y2
top R9
draw Y5 Y6

anna: play RR
? turn anna
? direction left
anna: play RS
? turn anna
anna: play RE uno
? turn anna
