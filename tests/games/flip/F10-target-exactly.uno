# F10: 500 need not be exceeded, reached is enough; 499 is not.
mode flip
seats anna ben
score ben 471
hand anna R1/P2
hand ben R9/P+5 RS/P3
top R8/P1

anna: play R1
? score ben 500
? phase match-over
? match anna
