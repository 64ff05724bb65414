# V13: forgotten, it costs two cards and the round goes on; nobody has to catch it.
option uno_uno
seats anna ben
hand anna R5
hand ben R6 B1
top R9
draw G1 G2

anna: play R5
? phase play
? hand anna G1 G2
? top R5
? turn ben
