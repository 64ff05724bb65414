# X2, V16: three switches leave complementary play on.
option several
option complement=5
seats anna ben
hand anna R5 G5 B5 Y2 Y1
hand ben Y3 B2 B3
top R9
draw G1 G2

anna: play R5 G5 B5
? can ben: play Y3
? cannot ben: play B2
