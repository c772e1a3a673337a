### Puzzles

puzzles-title = Problemi
puzzles-missing = Non è stato possibile caricare i problemi. Restano sul dispositivo dopo essere stati aperti una volta con la rete.
puzzles-rating = La tua forza
puzzles-answered = { $count ->
    [one] uno affrontato
   *[other] { $count } affrontati
}
puzzles-right = { $share } giusti
puzzles-streak = { $count } di fila
puzzles-begin = Risolvi i problemi
puzzles-terms = Una sola risposta per problema. La mossa migliore vale sempre almeno 8 punti più di ogni altra.

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
puzzles-difficulty = Problema: { $rating }
puzzles-found-by = La trovano: { $bots }.
puzzles-found-none = Nessun livello la trova.
puzzles-network = la rete
