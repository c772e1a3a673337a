### I propri errori e le proprie statistiche

## Mistakes

web-mistakes-due = { $count ->
    [0] Niente da risolvere
    [one] 1 errore da risolvere
   *[other] { $count } errori da risolvere
}
web-mistakes-none = Quando avrai analizzato una partita, i suoi errori si raccoglieranno qui per essere risolti di nuovo.
web-mistakes-text = { $count ->
    [one] Le tue partite analizzate hanno 1 errore. Una volta risolto, torna dopo un po’.
   *[other] Le tue partite analizzate hanno { $count } errori. Quelli risolti tornano dopo un po’, sempre più di rado.
}
web-mistakes-kinds = Tipi di decisioni
web-mistakes-bid = Dichiarazioni
web-mistakes-trump = Scelta della briscola
web-mistakes-lead = Aperture
web-mistakes-discard = Altre carte
web-mistakes-ending = Ultime prese
web-mistakes-solve = Risolvi
web-mistakes-solve-again = Risolvi comunque
web-mistakes-place = { $place } di { $count }
web-mistakes-ask = Qual è la scelta migliore?
web-mistakes-skip = Salta
web-mistakes-end = Fine
web-mistakes-right = Giusto
web-mistakes-wrong = Non è la migliore
web-mistakes-right-text = { $chosen }: vale quanto la migliore.
web-mistakes-wrong-text = { $chosen } qui non è la scelta migliore. Meglio: { $best }.
web-mistakes-then = Nella partita: { $chosen }
web-mistakes-next = Avanti

## Statistics

web-stats-none = Le tue statistiche cominciano con la prima partita che finisci qui.
web-stats-games = Partite
web-stats-won = Vinte
web-stats-exact = Dichiarazioni riuscite
web-stats-points = Punti per round
web-stats-accuracy = Precisione
web-stats-form = Punti con e senza fortuna
web-stats-form-none = Analizza una partita per vedere che cosa la fortuna ha fatto dei tuoi punti.
web-stats-form-above = sopra la media, per round
web-stats-form-decisions = senza fortuna: il costo delle decisioni
web-stats-form-text = { $games ->
    [one] Punti per round in 1 partita analizzata. Le cifre sono nella tabella qui sotto.
   *[other] Punti per round in { $games } partite analizzate. Le cifre sono nella tabella qui sotto.
}
web-stats-form-table = Partita per partita
web-stats-date = Data
web-stats-bias = In che direzione sbagli a dichiarare
web-stats-bias-text = { $side ->
    [high] In media dichiari { $tricks } prese più di quante ne fai.
    [low] In media dichiari { $tricks } prese meno di quante ne fai.
   *[even] In media fai tante prese quante ne dichiari.
}
web-stats-bias-best = { $side ->
    [high] Rispetto alle migliori dichiarazioni note, le tue sono più alte di { $tricks }.
    [low] Rispetto alle migliori dichiarazioni note, le tue sono più basse di { $tricks }.
   *[even] Rispetto alle migliori dichiarazioni note, le tue non pendono da nessuna parte.
}
web-stats-bias-low = troppo basse { $share }
web-stats-bias-exact = esatte { $share }
web-stats-bias-high = troppo alte { $share }
web-stats-size = Per numero di carte
web-stats-bid = Per dichiarazione
web-stats-order = Per turno di dichiarazione
web-stats-column-size = Carte
web-stats-column-bid = Dich.
web-stats-column-order = Turno
web-stats-column-rounds = Round
web-stats-range = { $low }–{ $high }
web-stats-note = Le cifre piccole sono intervalli del 95%, che molto probabilmente contengono la cifra vera. Le cifre in grigio vengono da meno di dieci round.
web-stats-rivals = Contro gli altri
web-stats-ahead = Davanti
web-stats-lead = Punti di vantaggio
