# V14, D6: a series owes for what is left after it.
mode duo
option bruno_kuno
seats anna ben
hand anna RR R1 RS G1 G2
hand ben R6 B8
top R9
draw G3 G4 G5

anna: play RR RS R1 bruno ! C13
anna: play RR RS R1 kuno
? owes anna nothing
? turn ben
