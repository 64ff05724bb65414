### What is said in a place where something makes no sense

settings-of-servers = Only servers that have invited me have settings. Here you choose the rules of each game under “{ button-options }” before the deal, and what concerns you alone with `/uno me`.
settings-invite = Do you manage this server? [Invite me]({ $link }), and it gets settings of its own.
penalty-not-here = I hand out penalties only on servers that have invited me: what is said here I can't see. Settle it among yourselves: whoever owes a card draws one on their next turn, instead of playing.
penalty-alone = Nobody to punish here: computer players neither chatter nor doze off. For penalties, open a table on a server, with people.
