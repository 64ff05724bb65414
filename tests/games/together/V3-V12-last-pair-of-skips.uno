# V3, V12: the last two cards as a pair of S: both others are passed over, then the next one plays, as its player is out.
option fast_doubles
option play_on
seats anna ben cem
hand anna RS RS
hand ben G5 B9
hand cem G1 B4
top R9

anna: play RS RS
? place anna 1
? turn ben
