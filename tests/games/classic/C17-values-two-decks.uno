# C17, C1: with eleven players the winner scores ten hands.
seats anna ben cem dan eva fay gil hal ida jon kai
hand anna R1
hand ben  R0 B0 R0
hand cem  W
hand dan  W
hand eva  W
hand fay  W
hand gil  W
hand hal  W+4
hand ida  Y+2
hand jon  Y+2
hand kai  Y+2
top R9

anna: play R1
? phase round-over
? score anna 360
