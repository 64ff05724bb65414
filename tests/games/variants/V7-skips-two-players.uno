# V7: with two players the one who jumped in plays again.
option jump_in_action
seats anna ben
hand anna RS Y1 Y2
hand ben RS G2 G3
top R9

anna: play RS
? turn anna
ben: jump RS
? turn ben
