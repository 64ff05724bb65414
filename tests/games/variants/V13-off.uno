# V13 off: the last card needs no call, and the call does not exist.
seats anna ben
hand anna R5
hand ben R6 B1
top R9

anna: play R5 unouno !
anna: play R5
? phase round-over
