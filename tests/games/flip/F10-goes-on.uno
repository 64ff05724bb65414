# F10: below the target the match goes on.
mode flip
seats anna ben
score ben 470
hand anna R1/P2
hand ben R9/P+5 RS/P3
top R8/P1

anna: play R1
? phase round-over
? score ben 499
