# C10: a W may be played although another card fits, and may name any colour, the current one included.
seats anna ben
hand anna W R1 R2
hand ben  W G3 R4
top R9
draw Y1

? can anna: play W:R
? can anna: play W:Y
? can anna: play R1
anna: play W !           # no colour named
anna: play W:R
? top W:R
? colour R
? turn ben
? phase play
? legal ben: draw | play R4 | play W:R | play W:Y | play W:G | play W:B
ben: play W:G            # a W on a W
? colour G
? turn anna
? legal anna: draw
