# V4, V5: a card received by the exchange may be thrown on the 7 itself, by its new owner.
option jump_in
option seven_o
seats anna ben cem
hand anna R7 R7 Y2
hand ben G1 B9 B8
hand cem G2 G3
top R9

anna: play R7 > cem
? hand cem R7 Y2
? cannot anna: jump R7
cem: jump R7 uno
? hand cem Y2
? turn anna
