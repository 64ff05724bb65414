# D6, D4: while a +2 is pending an R, even of its colour, is no answer in duo.
mode duo
seats anna ben
hand anna R+2 G1 G2
hand ben RR R6 B7
top R9
draw B1 B2 B3

anna: play R+2
? legal ben: take
ben: play RR ! C5
ben: play RR R6 ! C5
