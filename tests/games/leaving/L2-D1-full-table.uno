# L2, D1: two play duo, and nobody else can join between rounds.
mode duo
seats anna ben
hand anna R5
hand ben R6
top R9

anna: play R5
? phase round-over
cem: join ! D1
