# V11, D6: a 3 within a series asks for its gesture, once; then the last card's effect stands.
mode duo
option action_uno
seats anna ben
hand anna RR R3 RS G1 G2
hand ben R6 B8
top R9
draw G3 G4 G5

anna: play RR R3 RS
? phase gesture
ben: gesture
anna: gesture
? hand anna G1 G2 G3
? turn anna
