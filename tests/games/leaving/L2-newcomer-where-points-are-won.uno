# L2: who sits down during a match begins with 0 where points are won.
seats anna ben
hand anna R5
hand ben  B9
top R9
score ben 300
score anna 400

anna: play R5
cem: join
? score cem 0
? score anna 409
