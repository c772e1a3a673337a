### L’allenatore: le tue abitudini in più partite, e gli esercizi su di esse

## The habit that costs most

coach-most = L’abitudine che costa di più
coach-none = Quando avrai analizzato una partita, l’allenatore comincerà a cercare le tue abitudini.
coach-wait = { $games ->
    [one] Ancora una partita e te lo so dire.
   *[other] Ancora { $games } partite e te lo so dire.
}
coach-open = Per ora nulla spicca.
coach-fine = Nessuna abitudine ti costa molto.
coach-wait-text = { $games ->
    [one] Finora ho visto 1 partita analizzata: troppo poco per distinguere un’abitudine dal caso.
   *[other] Finora ho visto { $games } partite analizzate: troppo poche per distinguere un’abitudine dal caso.
}
coach-open-text = { $games ->
    [one] In 1 partita analizzata perdi punti qua e là; nessun tipo di decisione spicca oltre il caso.
   *[other] In { $games } partite analizzate perdi punti qua e là; nessun tipo di decisione spicca oltre il caso.
}
coach-fine-text = { $games ->
    [one] In 1 partita analizzata nessun tipo di decisione ti costa mezzo punto oltre il caso.
   *[other] In { $games } partite analizzate nessun tipo di decisione ti costa mezzo punto a partita oltre il caso.
}
coach-unreviewed = { $games ->
    [one] 1 partita finita non è ancora analizzata. Vedo solo le partite analizzate.
   *[other] { $games } partite finite non sono ancora analizzate. Vedo solo le partite analizzate.
}
coach-when = { $band ->
    [b12] { $place ->
        [first] Con 1 o 2 carte e dichiarando all’inizio del giro
        [between] Con 1 o 2 carte e dichiarando a metà giro
        [last] Con 1 o 2 carte e dichiarando alla fine del giro
        [unseen] Con 1 o 2 carte e dichiarazioni al buio
       *[any] Con 1 o 2 carte
    }
    [b35] { $place ->
        [first] Con 3–5 carte e dichiarando all’inizio del giro
        [between] Con 3–5 carte e dichiarando a metà giro
        [last] Con 3–5 carte e dichiarando alla fine del giro
        [unseen] Con 3–5 carte e dichiarazioni al buio
       *[any] Con 3–5 carte
    }
    [b68] { $place ->
        [first] Con 6–8 carte e dichiarando all’inizio del giro
        [between] Con 6–8 carte e dichiarando a metà giro
        [last] Con 6–8 carte e dichiarando alla fine del giro
        [unseen] Con 6–8 carte e dichiarazioni al buio
       *[any] Con 6–8 carte
    }
    [b9] { $place ->
        [first] Con 9 o più carte e dichiarando all’inizio del giro
        [between] Con 9 o più carte e dichiarando a metà giro
        [last] Con 9 o più carte e dichiarando alla fine del giro
        [unseen] Con 9 o più carte e dichiarazioni al buio
       *[any] Con 9 o più carte
    }
   *[any] { $place ->
        [first] Quando dichiari all’inizio del giro,
        [between] Quando dichiari a metà giro,
        [last] Quando dichiari alla fine del giro,
        [unseen] Con dichiarazioni al buio,
       *[any] Nel complesso
    }
}
coach-habit-bid = { $side ->
    [high] { $when } dichiari { $tricks } in più del giusto: { $points } punti a partita.
    [low] { $when } dichiari { $tricks } in meno del giusto: { $points } punti a partita.
   *[even] { $when } le tue dichiarazioni sbagliano in entrambi i sensi: { $points } punti a partita.
}
coach-habit-trump = Scegliere la briscola ti costa { $points } punti a partita.
coach-habit-lead = Aprire una presa ti costa { $points } punti a partita.
coach-habit-follow = Rispondere quando ti servono ancora prese ti costa { $points } punti a partita.
coach-habit-duck = Perdere le prese che non vuoi ti costa { $points } punti a partita.
coach-habit-discard = Scartare quando non puoi rispondere al seme ti costa { $points } punti a partita.
coach-habit-ending = Le ultime tre prese di un round ti costano { $points } punti a partita.
coach-habit-even = Giocare quando le dichiarazioni sono in pari ti costa { $points } punti a partita.
coach-seen = { $games ->
    [one] { $cases } decisioni in 1 partita
   *[other] { $cases } decisioni in { $games } partite
}
coach-between = molto probabilmente da { $low } a { $high } punti a partita
coach-drill = Cinque mani per esercizio
coach-drill-on = { $deals ->
    [one] Continua: manca 1 mano
   *[other] Continua: mancano { $deals } mani
}

## The figures

coach-bids = Le tue dichiarazioni
coach-cards = Briscola e carte
coach-matrix = Carte e turno insieme
coach-kind = Decisione
coach-bias = In più
coach-loss = Ogni volta
coach-game = A partita
coach-trend = Ultime
coach-note = Punti persi e, sotto, l’intervallo del 95%, che molto probabilmente contiene la cifra vera. «Ultime» è la metà più recente delle tue partite meno la metà precedente. Le cifre in grigio vengono da meno di dieci decisioni.
coach-matrix-note = Prese dichiarate sopra (+) o sotto (−) la migliore dichiarazione nota.
coach-cases = { $cases ->
    [one] 1 decisione
   *[other] { $cases } decisioni
}
coach-n = n = { $cases }
coach-range = da { $low } a { $high }
coach-better = { $points } in meno, meglio
coach-worse = { $points } in più, peggio
coach-level = nessun cambiamento chiaro
coach-kind-all = Tutte
coach-of-bids = Dichiarazioni: { $kind }
coach-kind-b12 = 1 o 2 carte
coach-kind-b35 = 3–5 carte
coach-kind-b68 = 6–8 carte
coach-kind-b9 = 9 o più
coach-kind-first = Inizio del giro
coach-kind-between = Metà giro
coach-kind-last = Fine del giro
coach-kind-unseen = Al buio
coach-kind-trump = Scelta della briscola
coach-kind-lead = Aprire
coach-kind-follow = Rispondere
    .hint = ti servono prese
coach-kind-duck = Lasciare
    .hint = vuoi perdere la presa
coach-kind-discard = Scartare
    .hint = senza il seme
coach-kind-ending = Finale
    .hint = ultime tre prese
coach-kind-even = In pari
    .hint = tutte le carte di quei round
coach-column-first = Inizio
coach-column-between = Metà
coach-column-last = Fine
coach-column-unseen = Al buio

## Drills

coach-outcomes = Com’è andata poi
coach-outcome-score = { $right } mani giuste su { $deals }, { $date }
coach-before = prima
coach-since = da allora
coach-outcome-unknown = { $cases ->
    [0] Nessuna partita da allora. Torna dopo qualcuna.
    [one] Solo 1 decisione da allora: troppo poco per dirlo.
   *[other] { $cases } decisioni da allora: non bastano per dirlo.
}
coach-outcome-unclear = { $when ->
    [month] Dopo un mese: nessun cambiamento oltre il caso.
   *[early] Finora nessun cambiamento oltre il caso.
}
coach-outcome-better = { $when ->
    [month] Dopo un mese ti costa { $points } punti in meno ogni volta.
   *[early] Finora ti costa { $points } punti in meno ogni volta.
}
coach-outcome-worse = { $when ->
    [month] Dopo un mese ti costa { $points } punti in più ogni volta.
   *[early] Finora ti costa { $points } punti in più ogni volta.
}
coach-outcome-bias = Dichiarazioni: { $before } prima, { $since } da allora
coach-deal = Mano { $deal } di { $deals }
coach-ask-bid = Quanto dichiari?
coach-ask-trump = Quale briscola?
coach-ask-card = Quale carta?
coach-stop = Basta
coach-why = Perché?
coach-next = Prossima mano
coach-result = Risultato
coach-right = Bene
coach-wrong = Costa { $points }
coach-right-text = Vale quanto la scelta migliore.
coach-wrong-text = { $points } punti in meno della scelta migliore.
coach-against = Contro la tua scelta
coach-play-on = Continua a giocare
coach-then = Gioca il round fino alla fine, o passa alla prossima mano.
coach-deals-missing = Non si può distribuire: i bot non sono ancora disponibili offline.
coach-waits = Si distribuisce …
coach-over = { $right ->
    [0] Nessuna giusta su { $deals }
    [one] 1 giusta su { $deals }
   *[other] { $right } giuste su { $deals }
}
coach-over-lost = { $points } punti persi
coach-over-text = Ora gioca come sempre. Tra un mese confronterò le tue nuove partite con quelle di prima.
coach-back = Torna all’allenatore
