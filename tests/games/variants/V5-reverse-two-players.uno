# V5, C8: between two players a jumped R acts as S from the new seat.
option jump_in
seats anna ben
hand anna RR Y1 Y2
hand ben RR G1 G2
top R9

anna: play RR
? turn anna
ben: jump RR
? turn ben
? direction left
