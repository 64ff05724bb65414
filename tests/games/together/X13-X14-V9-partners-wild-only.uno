# X13 wild, V9, X14: a W+4 is answered by a W+4 alone, never by a +2; the last 0 of a partner.
option stacking=wild
option partner
option seven_o=zero
option last_exchange
option bluff
seats anna ben cem dora
hand anna W+4 R1
hand ben  W+4 Y+2 Y1
hand cem  G0 G+2
hand dora B1 B2
top R9
draw Y5 Y6 Y7 Y8 B3 B4 B5 B6 B7 B8

anna: play W+4:Y uno
? cannot ben: play Y+2
ben: play W+4:G
? cannot cem: play G+2
? pending 8
cem: take
? cards cem 10
? turn dora
