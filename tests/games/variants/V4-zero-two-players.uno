# V4: with two players a 0 is a swap; the one who comes to hold one card owes the call (C13).
option seven_o
seats anna ben
hand anna R0 B1
hand ben G1 G2 G3
top R9
draw Y1 Y2 Y3

anna: play R0 uno ! C13  # anna will not hold one card
anna: play R0
? hand anna G1 G2 G3
? hand ben B1
? owes ben uno
? owes anna nothing
anna: contra ben
? cards ben 3
? turn ben
