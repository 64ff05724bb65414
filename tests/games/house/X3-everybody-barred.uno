# X3, C16: everybody barred and nothing to draw: the turns go on, nobody is stuck.
option no_wild_finish
option voluntary_draw=off
seats anna ben
hand anna W
hand ben W
top R9

anna: draw
ben: draw
? legal anna: draw
? turn anna
