# X2, V14: two cards left owe Kuno; a call made ahead does not cover it.
option several
option bruno_kuno
seats anna ben
hand anna R5 G5 Y2 Y1
hand ben B1 B2 B3 B4
top R9
draw G1 G2 G3

anna: say bruno
anna: play R5 G5
? owes anna kuno
ben: contra anna
? cards anna 4
