# C9: with two players the one who played the S plays again, as often as there is an S to play.
seats anna ben
hand anna RS GS G1 Y2
hand ben  R3 R4
top R9
draw Y1

anna: play RS
? turn anna
anna: play GS
? turn anna
anna: play G1 uno
? turn ben
