# V2, C8: with two players both R act as S; the one who played plays again and the direction stays.
option doubles
seats anna ben
hand anna RR RR R1 Y2
hand ben G1 G2
top R9

anna: play RR
? turn anna
anna: double RR
? turn anna
? direction left
