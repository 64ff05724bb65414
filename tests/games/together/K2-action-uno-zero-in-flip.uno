# K2: flip has no 0.
mode flip
option action_uno=0:all
seats anna ben
? refused K2
