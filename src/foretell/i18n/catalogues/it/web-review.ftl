### L’analisi di una partita

## A game at a glance

web-review-luck = { $luck ->
    [good] { $you ->
        [yes] La fortuna era dalla tua parte.
       *[no] La fortuna era dalla parte di { $who }.
    }
    [bad] { $you ->
        [yes] La fortuna era contro di te.
       *[no] La fortuna era contro { $who }.
    }
   *[even] { $you ->
        [yes] La fortuna ha contato poco.
       *[no] La fortuna ha contato poco per { $who }.
    }
}
web-review-skill = { $skill ->
    [excellent] Decisioni eccellenti: quasi nessun punto regalato.
    [solid] Decisioni solide: pochi punti regalati.
    [mixed] { $blunders ->
        [0] La maggior parte delle decisioni era buona, ma gli errori si sono sommati.
        [one] La maggior parte delle decisioni era buona, ma un errore grave è costato caro.
       *[other] La maggior parte delle decisioni era buona, ma { $blunders } errori gravi sono costati cari.
    }
   *[weak] { $blunders ->
        [0] Molte decisioni sono costate punti.
        [one] Molte decisioni sono costate punti; una era un errore grave.
       *[other] Molte decisioni sono costate punti; { $blunders } erano errori gravi.
    }
}
web-review-headline-luck = { $you ->
    [yes] Da dove vengono i tuoi punti
   *[no] Da dove vengono i punti di { $who }
}
web-review-accuracy = precisione
web-review-count-inaccurate = { $count ->
    [one] 1 imprecisione
   *[other] { $count } imprecisioni
}
web-review-count-mistake = { $count ->
    [one] 1 errore
   *[other] { $count } errori
}
web-review-count-blunder = { $count ->
    [one] 1 errore grave
   *[other] { $count } errori gravi
}
web-review-average = Media
    .hint = di un posto in una partita così
web-review-cards = Carte
    .hint = quelle ricevute
web-review-others = Altri
    .hint = quanto hanno dato le loro decisioni
web-review-hidden = Carte nascoste
    .hint = quel che nessuno poteva sapere
web-review-decisions = Decisioni
    .hint = quanto sono costate
web-review-own = Mosse proprie
    .hint = con le carte com’erano
web-review-points = Punti
web-review-sure = Quanto è sicuro?
web-review-step = Ripercorri la partita
web-review-back = Torna dagli altri
web-review-curve = Sopra la media
web-review-curve-played = com’è andata
web-review-curve-best = con le decisioni migliori
web-review-curve-text = Punti sopra la media alla fine: { $points } com’è andata, { $best } con le decisioni migliori. Le cifre di ogni round sono nella tabella qui sotto.
web-review-curve-text-luck = Punti sopra la media alla fine: { $points }. Le cifre di ogni round sono nella tabella qui sotto.
web-review-figures = Round per round
web-review-well = Che cosa è andato bene
web-review-well-find = La trovata migliore: la seconda scelta valeva { $points } punti in meno.
web-review-well-odds = Contro i pronostici: la dichiarazione aveva una probabilità del { $chance }, ed è riuscita.
web-review-well-rescue = Salvataggio: la probabilità era scesa al { $chance }, e la dichiarazione è riuscita.
web-review-well-sound = { $count } decisioni su { $total } non sono costate nulla di rilevante.
web-review-moments = I momenti più costosi
web-review-moments-none = Nessuna decisione è costata tanto da segnalarla.
web-review-moments-wait = Finora nessuno.
web-review-moments-all = Mostra tutti e { $count }
web-review-thresholds = Che cosa conta come errore
web-review-thresholds-text = Una decisione che ha perso di sicuro almeno questi punti conta come
web-review-threshold-inaccurate = imprecisione
web-review-threshold-mistake = errore
web-review-threshold-blunder = errore grave
web-review-thresholds-refused = Inserisci numeri maggiori di 0, nessuno minore del precedente. Fino ad allora valgono quelli di prima.
web-review-thresholds-reset = Torna a { $inaccurate }, { $mistake } e { $blunder }
web-review-moment-where = { $kind ->
    [bid] Round { $round }, dichiarazione
    [trump] Round { $round }, briscola
   *[card] Round { $round }, presa { $trick }
}
web-review-moment-text = { $judgement ->
    [blunder] errore grave
    [mistake] errore
    [inaccurate] imprecisione
   *[none] decisione
}, { $chosen } invece di { $best }, costo { $points } punti
web-review-players = Tutti i giocatori
web-review-players-hint = Scegli un giocatore per analizzarne le decisioni.
web-review-player = Giocatore
web-review-you = tu
web-review-no-round = Una partita si può analizzare dopo il primo round.
web-review-column-round = Round
web-review-column-bid = Dich.
web-review-column-points = Punti
web-review-column-cards = Carte
web-review-column-others = Altri
web-review-column-own = Proprie
web-review-column-decisions = Decisioni
web-review-column-accuracy = Precisione
web-review-column-verdict = Giudizio
web-review-bid-taken = { $taken } su { $bid }
web-review-verdict-made = Dichiarazione riuscita, niente di sprecato.
web-review-verdict-lucky = Dichiarazione riuscita, con un po’ di fortuna.
web-review-verdict-bid = La dichiarazione era sbagliata, il gioco giusto.
web-review-verdict-play = La dichiarazione era giusta: l’ha persa il gioco.
web-review-verdict-both = Né la dichiarazione né il gioco erano giusti.
web-review-verdict-cards = Dichiarazione e gioco erano giusti: le carte erano messe male.

## Its computation

web-review-begins = Caricamento del bot più forte…
web-review-running = Analisi delle decisioni: { $done } di { $total }
web-review-paused = Fermata dopo { $done } di { $total } decisioni
web-review-pause = Ferma
web-review-resume = Continua
web-review-again = Riprova
web-review-unavailable = Il bot più forte non è su questo dispositivo e non si è potuto caricare. Vai online una volta e resterà qui.
web-review-broken-off = L’analisi è stata interrotta. Ciò che è già noto resta salvato.

## Its moments

web-review-overview = Panoramica
web-review-seat = Analizza le decisioni di { $who }
web-review-slider = Momento della partita
web-review-mistake-back = Errore precedente
web-review-mistake-next = Errore successivo
web-review-mistakes = { $count ->
    [0] Nessun errore
    [one] 1 errore
   *[other] { $count } errori
}
web-review-verdict-line = { $judgement ->
    [blunder] Errore grave
    [mistake] Errore
    [inaccurate] Imprecisione
    [best] Scelta migliore
   *[fine] Bene
}: { $you ->
    [yes] { $chosen }
   *[no] { $chosen } ({ $who })
}
web-review-bid = dichiarare { $bid }
web-review-round = Round { $round }
web-review-round-result = { $taken ->
    [one] 1 presa
   *[other] { $taken } prese
} su { $bid } dichiarate: { $points } punti.
web-review-decision-best = Non si conosce nulla di meglio.
web-review-decision-loss = { $points } ± { $margin } punti in meno della scelta migliore: { $best }.
web-review-values = Quanto valeva ogni scelta
web-review-tricks = Prese fatte in partite possibili
web-review-tricks-count = Prese
web-review-tricks-bid = Dichiarando { $bid }
web-review-action-bid = Dichiarazione
web-review-action-trump = Briscola
web-review-action-card = Carta
web-review-best = migliore
web-review-chosen = scelta
web-review-hindsight = Col senno di poi
web-review-hindsight-show = Mostra col senno di poi
web-review-hindsight-hide = Nascondi il senno di poi
web-review-hindsight-note = Punti del round con le carte com’erano davvero. Nessuno poteva saperlo.
web-review-why = A favore: { $best }
web-review-against = Contro: { $chosen }

## What if

web-review-watch = Guarda come va storta
web-review-watch-title = Una partita possibile
web-review-watch-note = È una delle { $games } partite possibili, con mani compatibili con quello che sapevi. Non è ciò che è successo.
web-review-watch-back = Torna all’analisi
web-review-what-if = E se…?
web-review-what-if-text = Continua da qui contro gli stessi giocatori.
web-review-what-if-same = Stesse carte
web-review-what-if-other = Altre carte possibili
web-review-what-if-end = { $change ->
    [more] { $points } punti in più che nella partita
    [less] { $points } punti in meno che nella partita
   *[same] Tanti punti quanti nella partita
}
web-review-what-if-back = Torna all’analisi
web-review-what-if-on = Continua a giocare
web-review-ends = Com’è finito il round
web-review-ends-deal = Carte
web-review-ends-original = Nella partita
web-review-ends-same = Stesse carte
web-review-ends-other = Altre carte

table-key-mistakes = errore successivo o precedente
