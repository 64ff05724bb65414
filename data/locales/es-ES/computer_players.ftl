### Los robots: gente de la ciencia y la informática con nombres que conoce todo el mundo, varios de aquí.

computer-names = Ada · Emmy · Alan · Grace · Santiago · Sofja · Blaise · Hedy · Severo · Margarita · Leonhard · Mary · Carlos · Lise · Ángela · Rosalind · Luis · Vera · Galileo · Katherine
