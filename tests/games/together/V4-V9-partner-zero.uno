# V4, V9: the cards go on to the next seat, partner or not; one may swap with the partner.
option seven_o
option partner
seats anna ben cem dora
hand anna R0 Y1 Y2 Y3
hand ben R7 B8
hand cem R2 G3
hand dora G4 G5
top R9
draw B1 B2

anna: play R0
? hand ben Y1 Y2 Y3
? hand cem R7 B8
? hand dora R2 G3
? hand anna G4 G5
ben: draw
cem: play R7 > anna
? hand anna B8
? owes anna uno
? hand cem G4 G5
