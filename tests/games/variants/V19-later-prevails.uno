# V19: it is scoring that is written, so that a later scoring prevails.
option strafpunkte
option scoring=winner
seats anna ben
hand anna R5
hand ben W R+2
top R9

anna: play R5
? score anna 70
? score ben 0
