# C10: a colour that is not among the four in play cannot be named: the dark ones of flip (F1).
seats anna ben
hand anna W R1
hand ben  W G3
top R9
draw Y1

anna: play W:P ! C10
anna: play W:T ! C10
anna: play W:O ! C10
anna: play W:V ! C10
anna: play W:G
? colour G
