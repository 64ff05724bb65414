# C14, C16: the caught player draws what there is.
seats anna ben
hand anna R1 B1
hand ben  R3 R4
top R9

anna: play R1
ben: contra anna
? hand anna B1 R9        # all that lay below the top card
? draw-pile 0
? owes anna nothing
? turn ben
