### Lo que en Latinoamérica se dice de otro modo que en España

glossary-skip = Salta*
glossary-bluff = blof*
glossary-jump-in = Colarse | *cuela* | colars* | colad* | coló
