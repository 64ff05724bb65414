# C16: a wild that is shuffled back loses its named colour and can be played in any.
seats anna ben
hand anna G1 W
hand ben  B3 Y4
top R9
draw Y7

anna: play W:B uno
? top W:B
ben: play B3 uno
? turn anna
anna: draw               # Y7 does not fit
? turn ben
? draw-pile 0
ben: draw                # R9 or the W, both shuffled anew
? draw-pile 1
? top B3
