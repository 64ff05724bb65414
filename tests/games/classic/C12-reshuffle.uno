# C12, C16: six cards for a challenge in vain, of which the reshuffled discard pile gives the last two.
seats anna ben
hand anna W+4 B1 B2
hand ben  G3 R4
top R9
discard R9 R8
draw Y1 Y2 Y3 Y4

anna: play W+4:G
? draw-pile 4
ben: challenge
? cards ben 8
? draw-pile 1            # R9 R9 R8 went under, two of them were drawn
? top W+4:G
? turn anna
