### The review of a game, in the terminal and as a page

commands-review = Analizza una partita registrata: quanto valeva ogni decisione, quali sono costate di più e perché, e quali punti erano fortuna. Serve fino a mezzo minuto per giocatore; la stessa partita dà sempre la stessa analisi.
    .short = analizza le decisioni e la fortuna di una partita

commands-value-points = PUNTI

review-option-game = Numero della partita nel file (predefinito: 1).
review-option-seat = Posto da analizzare, contando da 0, o nome di un giocatore; si può ripetere (predefinito: le persone, o tutti se non ce ne sono).
review-option-inaccurate = Perdita da cui una decisione è un’imprecisione (predefinito: 2).
review-option-mistake = Perdita da cui una decisione è un errore (predefinito: 5).
review-option-blunder = Perdita da cui una decisione è un errore grave (predefinito: 10).
review-option-html = Nuovo file in cui scrivere l’analisi, come pagina che non ha bisogno di altri file.
review-option-json = Scrive l’analisi come una riga di JSON.

## Invalid command lines

review-no-such-seat = Il posto «{ $seat }» non esiste. I posti vanno da 0 a { $last }, oppure sono i giocatori: { $players }.
review-no-round = In questa partita nessun round è stato giocato fino in fondo: non c’è nulla da analizzare.
review-not-points = { $flag } vuole un numero di punti maggiore di 0, non «{ $value }».
review-thresholds-fall = Le soglie devono crescere: --inaccurate { $inaccurate }, --mistake { $mistake }, --blunder { $blunder }.

## Output

review-reviewing = Analisi
review-written = Analisi scritta in { $file }
review-page = Analisi della partita { $id }
review-title = { $who } nella partita { $id }
review-unfinished = La partita non è finita: sono analizzati i round completi.
review-item = { $label }: { $value } ({ $note }).

review-sum = Da dove vengono i punti
review-points = Punti
    .note = in tutti i round analizzati
review-average = Media
    .note = di un posto in round simili
review-cards = Carte
    .note = quanto valevano le carte ricevute
review-others = Altri
    .note = quanto hanno dato le mosse degli altri
review-decisions = Decisioni
    .note = persi rispetto alle migliori conosciute
review-hidden = Carte nascoste
    .note = l’effetto di carte che nessuno poteva vedere
review-accuracy = Precisione
review-judged = { $inaccurate ->
    [one] 1 imprecisione
   *[other] { $inaccurate } imprecisioni
}, { $mistake ->
    [one] 1 errore
   *[other] { $mistake } errori
}, { $blunder ->
    [one] 1 errore grave
   *[other] { $blunder } errori gravi
}
review-lost = Persi con le dichiarazioni: { $bid } punti, con la briscola: { $trump }, con le carte: { $card }.

review-rounds = Round per round
review-column-round = Round
review-column-bid = Dich.
review-column-taken = Prese
review-column-points = Punti
review-column-cards = Carte
review-column-others = Altri
review-column-decisions = Decisioni
review-column-hidden = Nascoste
review-column-accuracy = Precisione
review-round-told = Round { $number }: dichiarate { $bid }, fatte { $taken }, { $points } punti; carte { $cards }, altri { $others }, decisioni { $decisions }, carte nascoste { $hidden }; precisione { $accuracy }.

review-curve = Punti sopra la media
review-curve-played = come giocata
review-curve-best = con le migliori decisioni conosciute
review-curve-told = Alla fine: { $played } come giocata, { $best } con le migliori decisioni conosciute.
review-well = Che cosa è andato bene
review-well-where = { $kind ->
    [bid] Round { $number }, dichiarazione { $taken }
    [trump] Round { $number }, briscola { $taken }
   *[card] Round { $number }, presa { $trick }, { $taken }
}
review-well-find = { $where }: la trovata migliore. La seconda scelta valeva { $points } punti in meno.
review-well-odds = { $where }: contro i pronostici. La dichiarazione aveva una probabilità del { $chance }, ed è riuscita.
review-well-rescue = { $where }: un salvataggio. La probabilità era scesa al { $chance }, e la dichiarazione è riuscita.
review-well-sound = { $count } decisioni su { $total } non sono costate nulla di rilevante.

review-moments = Le decisioni più costose
review-moments-none = Nessuna decisione valeva meno della migliore conosciuta.
review-others-named = Altre decisioni che hanno perso punti
review-moment-bid = Round { $number }: dichiarazione { $taken }. Dichiarare { $best } vale { $loss } punti in più.
review-moment-trump = Round { $number }: briscola { $taken }. Briscola { $best } vale { $loss } punti in più.
review-moment-card = Round { $number }, presa { $trick }: { $taken }. { $best } vale { $loss } punti in più.
review-judgement = { $judgement ->
    [blunder] Errore grave
    [mistake] Errore
    [inaccurate] Imprecisione
   *[none] Forse nessuna perdita
}: la dichiarazione riesce nel { $taken } delle partite invece che nel { $best }.
review-values = Quanto valevano le scelte
review-tricks = Prese fatte in partite possibili
review-column-tricks = Prese
review-tricks-bid = Dichiarazione { $bid }
review-tricks-told = Prese fatte in partite possibili dopo una dichiarazione di { $bid }: { $shares }.
review-taken = { $action } (scelta)
review-for = A favore di { $action }:
review-against = Contro { $action }:
review-column-hindsight = Col senno di poi
review-hindsight-note = Col senno di poi: i punti del round con le carte com’erano davvero, che nessuno poteva sapere.
review-hindsight = Col senno di poi, con le carte com’erano davvero: { $taken } ha portato a { $points } punti, { $best } a { $instead }.
