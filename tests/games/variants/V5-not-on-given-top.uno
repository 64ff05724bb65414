# V5: a card whose effect is over, with no window, is not jumped on.
option jump_in
seats anna ben
hand anna R6 Y1 Y2
hand ben R5 G1 G2
top R5

? cannot ben: jump R5
ben: jump R5 !
