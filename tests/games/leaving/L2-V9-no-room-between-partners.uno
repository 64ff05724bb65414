# L2, V9: under partner every seat has its partner, so that nobody can join alone.
option partner
seats anna ben cem dora
hand anna R5
hand ben R6
hand cem R7
hand dora R8
top R9

anna: play R5
? phase round-over
emil: join ! V9
