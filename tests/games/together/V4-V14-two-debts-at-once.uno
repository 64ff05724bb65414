# V4, V14, C14: a swap may leave both owing; each is caught by itself.
option seven_o
option bruno_kuno
seats anna ben cem
hand anna R7 Y1 Y2 Y3
hand ben B8 B9
hand cem R2 G3 G4 G5
top R9
draw G6 G7 G8 G9

anna: play R7 > ben
? owes anna kuno
? owes ben bruno
cem: contra ben
? owes anna kuno
? cards ben 5
cem: contra anna
? cards anna 4
? turn ben
