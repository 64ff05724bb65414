# V11: a start card asks for nothing.
option action_uno
seats anna ben
hand anna R4 Y2
hand ben R6 G1
start R3

? phase play
? turn anna
