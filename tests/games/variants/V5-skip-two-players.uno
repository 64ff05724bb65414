# V5: with two players the one who was passed over throws the S back, and is on.
option jump_in
seats anna ben
hand anna RS Y1 Y2
hand ben RS G1 G2
top R9

anna: play RS
? turn anna
? legal ben: jump RS
ben: jump RS
? turn ben
