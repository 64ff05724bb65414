# L2: when the match is over nobody joins it any more.
option target=5
seats anna ben
hand anna R1
hand ben  R3 B3
top R9

anna: play R1
? phase match-over
cem: join ! L2
? match anna
