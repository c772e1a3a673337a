### The deal of the day

daily-title = La mano del giorno
daily-number = n. { $number }
daily-cards = { $count ->
    [one] una carta
   *[other] { $count } carte
}
daily-opponents = Contro { $first }, { $second } e { $third } ({ $level })
daily-play = Gioca
daily-terms = Tutti ricevono le stesse carte. Conta un solo tentativo, senza suggerimenti e senza annullare.
daily-terms-later = Una mano di un altro giorno: il risultato resta, ma non conta per la tua serie.
daily-points = { $points ->
    [one] punto
   *[other] punti
}
daily-see-result = Risultato del giorno
daily-played-on = Giocata più tardi: { $date }. Non conta per la tua serie.
daily-streak = { $days ->
    [0] Nessuna serie in corso
    [one] Un giorno di fila
   *[other] { $days } giorni di fila
}
daily-longest = record: { $days }
daily-at-risk = gioca oggi per non perderla
daily-next = Prossima mano tra { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
}.

## The result

daily-levels = A confronto con i livelli
daily-levels-note = I punti di ogni livello con le tue carte, al tuo posto, contro gli stessi avversari.
daily-levels-plays = gioca…
daily-best = Accanto alla partita migliore
daily-best-outcome = { $outcome ->
    [behind] { $level } ha fatto { $gap } punti più di te con le stesse carte.
    [ahead] Hai fatto { $gap } punti più di { $level }, il livello migliore.
   *[level] Hai fatto tanti punti quanti { $level }, il livello migliore.
}
daily-best-total = In tutto
daily-people = A confronto con gli altri
daily-people-few = { $people ->
    [one] Per ora c’è solo il tuo risultato. Il confronto comincia da cinque.
   *[other] Per ora ci sono solo { $people } risultati. Il confronto comincia da cinque.
}
daily-people-standing = Meglio del { $percent }% degli altri { $others }: posto { $rank } su { $people }.
daily-people-note = Le tue mosse sono state inviate a questo server senza il tuo nome. Conserva solo i punti.
daily-share = Condividi
daily-share-title = Foretell, mano del giorno n. { $number }
daily-share-points = { $points } punti
daily-share-levels = Meglio di { $beaten } livelli su { $levels }
daily-share-button = Condividi
daily-copy = Copia
daily-copied = Copiato.
daily-not-copied = Qui non si può copiare. Seleziona il testo qui sopra.

## Once more, where it does not count

daily-again = Rigiocala
daily-practice-note = Per esercitarsi, con suggerimenti e annullamento. Il tuo risultato non cambia.
daily-practise = Esercitati

## Other days

daily-calendar = Tutti i giorni
daily-month-before = Mese precedente
daily-month-after = Mese successivo
daily-day = { $state ->
    [played] { $date }: { $points } punti
    [later] { $date }: { $points } punti, giocata più tardi
    [forgiven] { $date }: saltata e perdonata
    [today] { $date }: oggi, non ancora giocata
   *[missed] { $date }: non giocata
}
daily-sign = { $sign ->
    [made] dichiarazione riuscita
    [near] mancata per una presa
    [later] giocata più tardi
   *[missed] mancata di più
}
daily-forgiveness = Un giorno saltato a settimana, da lunedì a domenica, è perdonato: la serie continua. { $week ->
    [used] Quello di questa settimana è già usato.
   *[free] Quello di questa settimana è ancora disponibile.
}
daily-archive = Puoi ancora giocare i giorni che hai saltato, senza cambiare la tua serie.
daily-to-today = La mano di oggi
