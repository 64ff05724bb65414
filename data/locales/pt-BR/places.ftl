### O que se diz onde alguma coisa não faz sentido

settings-of-servers = Só os servidores que me convidaram têm configurações. Aqui as regras de cada jogo se escolhem em “{ button-options }” antes de dar as cartas, e o que é só da sua conta com `/uno me`.
settings-invite = Você gerencia este servidor? [Me convide]({ $link }), e ele ganha as próprias configurações.
penalty-not-here = Só aplico castigos em servidores que me convidaram: o que se diz aqui eu não vejo. A mesa resolve: quem deve uma carta compra uma na próxima vez, em vez de jogar.
penalty-alone = Não há quem castigar aqui: robôs não conversam nem cochilam. Para castigos, abra uma mesa num servidor, com gente.
