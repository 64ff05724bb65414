# L2, C17: so in mercy where penalties are scored.
mode mercy
option strafpunkte
seats anna ben
hand anna R5
hand ben  B9
top R9
score anna 380

anna: play R5
cem: join
? score cem 380
