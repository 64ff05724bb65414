# K2: one wrong rank is enough.
option action_uno=3:all,W:self
seats anna ben
? refused K2
