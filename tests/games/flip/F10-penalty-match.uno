# F10: penalty scoring to 500: the lowest score wins the match.
mode flip
seats anna ben cem
score anna 480
score ben 470
score cem 100
hand anna R1/P2
hand ben R9/P+5 RS/P3 R1/P4
hand cem R+1/PR
top R8/P1

anna: play R1
? phase match-over
? score anna 480
? score ben 500
? score cem 110
? match cem
