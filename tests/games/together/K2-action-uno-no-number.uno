# K2: a gesture belongs to number ranks only.
option action_uno=S:all
seats anna ben
? refused K2
