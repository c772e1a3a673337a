### Le partite riviste e le loro registrazioni

## A replay

web-replay-title = Partita { $number } del tavolo { $code }
web-replay-none = Questa partita non esiste o non è ancora finita.
web-copy-text = Copia il testo breve
web-copy-position = Copia la posizione
web-copied = Copiato.
web-not-copied = Qui non è permesso copiare.
web-fair = Le carte sono state mescolate onestamente. Questa pagina ha ricalcolato ogni distribuzione: tutte corrispondono all’impegno preso prima della prima carta, { $commitment }
web-fair-not = Le carte non corrispondono all’impegno preso prima della prima carta: { $commitment }
web-replay-of = Partita di { $players }
web-replay-gone = Questa partita non è più su questo dispositivo.
web-replay-broken-off = Il file finisce al round { $round }: manca il resto della partita.
web-replay-hands = Carte in vista
web-replay-all-hands = Tutte le carte
web-replay-hand-of = Carte: { $who }
web-replay-hand = { $count ->
    [one] Una carta in mano a { $who }
   *[other] { $count } carte in mano a { $who }
}
web-replay-card-gone = { $card }, già giocata
web-replay-back = Indietro
web-replay-forward = Avanti
web-replay-play = Avvia
web-replay-pause = Pausa
web-replay-missed = Prossima dichiarazione mancata
web-replay-practice = Gioca da qui
web-replay-rounds = Elenco dei round
web-replay-round = Round n. { $number }
web-replay-round-missed = Round { $number }: dichiarazione mancata da { $who }
web-replay-round-made = { $seats ->
    [one] Round { $number }: dichiarazione riuscita
   *[other] Round { $number }: tutte le dichiarazioni riuscite
}

table-key-step = un passo indietro o avanti
table-key-round = un round indietro o avanti
table-key-ends = all’inizio o alla fine
    .name = Home Fine
table-key-play = avvia e mette in pausa
    .name = Spazio

## Games kept on the device, and records from elsewhere

web-games-solo = Contro i bot
web-games-none = Le partite contro i bot che porti a termine restano qui, su questo dispositivo: le ultime { $most }, ognuna da rivedere.
web-game-result = { $place ->
    [1] Hai vinto, { $points } punti
   *[other] Posto { $place } su { $players }, { $points } punti
}
web-game-when = { $date }, con { $others }
web-coach = Allenatore
web-my-mistakes = I miei errori
web-my-statistics = Le mie statistiche
web-practice = prova
web-hints = con suggerimenti
web-open-record = Apri una partita
web-open-record-text = Qui puoi rivedere ogni partita che hai salvato come registrazione o in testo breve. Scegli il file, trascinalo su questa pagina o incolla il suo testo.
web-choose-file = Scegli un file
web-paste-here = Incolla qui il testo
web-pasted = Il testo incollato
web-fault = { $name } non è una partita, né come registrazione né in testo breve.
web-fault-line = { $name }: c’è un errore alla riga { $line }.
web-fault-advice = Salva o copia di nuovo la partita da dove proviene e lasciala com’è. Il comando «foretell check» elenca tutti gli errori di un file.
