# C4: what fits on a red 9: red, a 9, and every wild.
seats anna ben
hand anna R1 R+2 G9 G8 BS W W+4
hand ben  Y1 Y2
top R9
draw Y3 Y4

? legal anna: draw | play R1 | play R+2 | play G9 | play W:R | play W:Y | play W:G | play W:B | play W+4:R | play W+4:Y | play W+4:G | play W+4:B
anna: play G8 ! C4
anna: play BS ! C4
? can anna: play G9
? cannot anna: play G8
anna: play G9
? top G9
? colour G
? turn ben
