# V19, C17, C18: when somebody reaches the target the match ends and the lowest score wins.
option strafpunkte
option target=80
seats anna ben cem
score anna 20
score ben 10
score cem 12
hand anna R5
hand ben W R+2
hand cem R7
top R9

anna: play R5
? phase match-over
? score ben 80
? match cem
