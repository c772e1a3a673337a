### Puzzles

puzzles-title = Problemi
puzzles-missing = Non è stato possibile caricare i problemi. Restano sul dispositivo dopo essere stati aperti una volta con la rete.
puzzles-rating = La tua forza
puzzles-rating-first = Parte dal centro e si assesta in una ventina di problemi.
puzzles-rating-guess = Ancora una stima: fra { $from } e { $to }
puzzles-rating-between = Molto probabilmente fra { $from } e { $to }
puzzles-answered = { $count ->
    [one] uno affrontato
   *[other] { $count } affrontati
}
puzzles-right = { $share } giusti
puzzles-streak = { $count } di fila
puzzles-begin = Risolvi i problemi
puzzles-terms = Una sola risposta per problema. La mossa migliore vale sempre almeno 8 punti più di ogni altra.

## Runs

puzzles-runs = Contro il tempo e in serie
puzzles-run-storm = Tempesta
    .short = Quanti ne riesci in tre minuti
    .text = Risolvi più problemi che puoi in tre minuti. Una risposta sbagliata costa dieci secondi, ogni cinque giuste di fila ne portano cinque.
    .begin = Avvia il tempo
    .over = Tempo scaduto
puzzles-run-streak = Serie
    .short = Sempre più difficile, fino al primo errore
    .text = Senza tempo. Ogni problema è più difficile del precedente, e la prima risposta sbagliata chiude la serie.
    .begin = Comincia
    .over = La serie è finita
puzzles-run-terms = Tempesta e serie non cambiano la tua forza.
puzzles-run-right = { $count ->
    [one] { $count } risolto
   *[other] { $count } risolti
}
puzzles-run-solved = { $count ->
    [one] problema risolto
   *[other] problemi risolti
}
puzzles-run-longest = Serie più lunga: { $count }
puzzles-run-missed = Riguarda quelli sbagliati
puzzles-run-again = Ancora una volta
puzzles-run-result = Al risultato
puzzles-run-stop = Esci
puzzles-best = Il tuo record: { $count }
puzzles-new-best = Il tuo nuovo record
puzzles-seconds = { $seconds } s
puzzles-time-left = { $seconds ->
    [one] Resta { $seconds } secondo
   *[other] Restano { $seconds } secondi
}

## Sets

puzzles-sets = Raccolte
puzzles-done = { $done } su { $all }
puzzles-set-all = Tutti i problemi
puzzles-set-bid = Dichiara con questa mano
puzzles-set-card = Trova la carta
puzzles-set-trump = Scegli la briscola
puzzles-set-zero = Dichiarare zero
puzzles-set-lead = Aprire la presa
puzzles-set-follow = Rispondere al seme
puzzles-set-discard = Scartare
puzzles-set-wizard = { -stregoni }
puzzles-set-jester = { -giullari }
puzzles-set-last = Le ultime tre carte
puzzles-set-no-trump = Senza briscola
puzzles-set-several = Due o tre mosse
puzzles-set-hard = Difficili
puzzles-set-three = In tre
puzzles-set-crowd = In cinque o sei
puzzles-set-over = Hai risposto a tutti i problemi di questa raccolta.

## A puzzle

puzzles-ask-bid = Qual è la dichiarazione migliore?
puzzles-ask-play = Qual è la carta migliore?
puzzles-ask-choose-trump = Quale seme conviene come briscola?
puzzles-stop = Alle raccolte
puzzles-why = Spiegazione
puzzles-next = Prossimo problema
puzzles-is-right = Giusto
puzzles-is-wrong = Non è la migliore
puzzles-against = Contro la tua risposta
puzzles-and-now = E adesso? { $question }
puzzles-moves = Mosse
puzzles-move = Mossa { $place }
puzzles-try-on = Continua da qui
puzzles-your-rating = La tua forza: { $rating }
puzzles-interval = (da { $from } a { $to })
puzzles-again-unrated = Avevi già risposto a questo problema: la tua forza non cambia.
puzzles-difficulty = Problema: { $rating }
puzzles-found-by = La trovano: { $bots }.
puzzles-found-none = Nessun livello la trova.
puzzles-network = la rete
