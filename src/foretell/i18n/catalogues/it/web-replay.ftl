### Le partite riviste e le loro registrazioni

## A replay

web-replay-title = Partita { $number } del tavolo { $code }
web-replay-none = Questa partita non esiste o non è ancora finita.
web-record = Scarica la registrazione
web-fair = Le carte sono state mescolate onestamente. Questa pagina ha ricalcolato ogni distribuzione: tutte corrispondono all’impegno preso prima della prima carta, { $commitment }
web-fair-not = Le carte non corrispondono all’impegno preso prima della prima carta: { $commitment }
web-replay-of = Partita di { $players }
web-replay-gone = Questa partita non è più su questo dispositivo.
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
web-my-mistakes = I miei errori
web-my-statistics = Le mie statistiche
web-practice = prova
web-hints = con suggerimenti
web-open-record = Apri una registrazione
web-open-record-text = Qui puoi rivedere ogni partita di cui hai salvato la registrazione. Scegli il file, trascinalo su questa pagina o incolla il suo testo.
web-choose-file = Scegli un file
web-paste-here = Incolla qui il testo
web-pasted = Il testo incollato
web-fault = { $name } non è la registrazione di una partita.
web-fault-line = { $name }: c’è un errore alla riga { $line }.
web-fault-advice = Salva di nuovo la registrazione da dove proviene e apri il nuovo file senza modificarlo. Il comando «foretell check» elenca tutti gli errori di un file.
