### Os robôs: gente da ciência e da computação, de nomes que todo mundo conhece, alguns daqui.

computer-names = Ada · Emmy · Alan · Grace · Bertha · Sofja · Blaise · Hedy · Santos · Maria · César · Mary · Carlos · Nise · Isaac · Rosalind · Oswaldo · Vera · Galileu · Johanna
