# X15a: without a target of one's own there is none: at 500 the match goes on.
option rounds=2
seats anna ben
hand anna R5
hand ben  B1
top R9
score anna 499

anna: play R5
? score anna 500
? phase round-over
