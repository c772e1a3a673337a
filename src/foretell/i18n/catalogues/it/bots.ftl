### I bot: il comando che li elenca e li compila

commands-bots = Elenca i bot: che cosa fa ciascuno, e se il suo codice è compilato per questo computer. Ogni bot decide subito; il codice compilato prende le stesse decisioni più in fretta.
    .short = elenca i bot, o li compila

bots-option-compile = Prima compila questi bot per questo computer, in mezzo minuto al massimo ciascuno: { $bots }.
bots-option-json = Scrive nomi e stati in una riga di JSON.

bots-about-random = fa una mossa lecita qualsiasi
bots-about-steady = un giocatore solido, che si regola sul valore della mano
bots-about-searcher = prova ogni mossa in 1000 partite possibili
bots-about-yardstick = prova ogni mossa in 100 partite possibili
bots-about-learned = una rete neurale, senza ricerca
bots-about-strongest = una ricerca guidata da reti: il bot più forte
bots-about-beginner = un livello per le persone: il più facile
bots-about-casual = un livello per le persone: qualche serata di pratica
bots-about-seasoned = un livello per le persone: molte serate di pratica
bots-about-expert = un livello per le persone: calcola in anticipo
bots-about-master = un livello per le persone: il bot più forte
bots-about-other = di un altro pacchetto

bots-ready = pronto
bots-compiled = compilato
bots-uncompiled = non compilato
bots-unusable = qui non può funzionare

bots-line = { $bot }: { $about } ({ $state })
bots-compiling = Compilo { $bot }.
bots-note = Anche un bot non compilato decide subito, ma in una partita impiega circa il doppio. Per compilarne uno: { $command }
