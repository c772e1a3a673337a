### La lezione: il gioco in cinque passi

## Around the scene

web-lesson-title-trick = La presa
web-lesson-title-trump = La briscola
web-lesson-title-special = { -stregone } e { -giullare }
web-lesson-title-bid = La dichiarazione
web-lesson-title-score = Il punteggio
web-lesson-step = Passo { $step } di 5
web-lesson-back = Indietro
web-lesson-on = Continua
web-lesson-skip = Salta
web-lesson-again = Riprova
web-lesson-table = Il tavolo
web-lesson-hand = La tua mano
web-lesson-answers = La tua risposta
web-lesson-led = apre
web-lesson-wins = vince
web-lesson-turned = Briscola
web-lesson-likely = probabile
web-lesson-sure = quasi sicuro
web-lesson-hardly = improbabile

## The trick

web-lesson-trick = Ognuno gioca una carta: questa è una presa. { $first } ha aperto a cuori, quindi tutti devono rispondere a cuori.
web-lesson-first = Tocca a te. Vince il cuore più alto: fai la presa!
web-lesson-first-cannot = Hai dei cuori, quindi devi giocarne uno. La carta di picche deve aspettare.
web-lesson-first-wrong = Questa si può giocare, ma { $second } ha un cuore più alto. Tu ne hai uno ancora migliore!
web-lesson-first-won = La presa è tua. Chi fa la presa apre la successiva.

## Trump

web-lesson-trump = Questa carta è stata scoperta dopo la distribuzione: la briscola è fiori. La briscola batte ogni altro seme.
web-lesson-small = Ancora cuori, ma tu non ne hai: puoi giocare qualunque carta. Con quale fai la presa?
web-lesson-small-wrong = Non è il seme richiesto, quindi non può vincere. Solo la tua briscola può farlo.
web-lesson-small-won = La briscola più bassa batte anche il cuore più alto.

## The Wizard and the Jester

web-lesson-wizard = Lo { -stregone } batte tutto, anche la briscola, e si può giocare in qualsiasi momento. Fai la presa!
web-lesson-wizard-cannot = Il seme richiesto è quadri e tu ne hai, quindi la briscola non è permessa. Lo { -stregone } invece si può giocare sempre.
web-lesson-wizard-wrong = Puoi rispondere con questa carta di quadri, ma perde. Vince il tuo { -stregone }.
web-lesson-wizard-won = Niente batte uno { -stregone }. Se nella presa ce ne sono due, vince il primo.
web-lesson-jester = Ora perdi una presa apposta. Il { -giullare } perde contro tutto, e anche lui si può giocare in qualsiasi momento.
web-lesson-jester-wrong = Questa carta di picche vincerebbe. Gioca il { -giullare }, e la presa andrà a qualcun altro.
web-lesson-jester-lost = Ben evitata! A volte una presa non la vuoi, e presto vedrai perché.
web-lesson-who = Una domanda: la briscola è fiori. Chi fa questa presa? Tocca la carta.
web-lesson-who-suit = È il cuore più alto, ma la briscola batte ogni altro seme. Guarda meglio!
web-lesson-who-jester = Il { -giullare } perde contro ogni altra carta. Guarda meglio!
web-lesson-who-lower = È una briscola, ma ce n’è una più alta.
web-lesson-who-right = Esatto! Non c’è nessuno { -stregone }, quindi la presa va alla briscola più alta.

## The bid

web-lesson-bid = Un nuovo round. Prima di giocare ognuno dice quante prese farà: è la dichiarazione.
web-lesson-bid-hand = Lo { -stregone } fa quasi di sicuro una presa, la briscola alta probabilmente, la carta bassa quasi mai. Quante ne dichiari?
web-lesson-bid-low = Dichiara di più! Lo { -stregone } e la briscola alta dovrebbero fare una presa ciascuno.
web-lesson-bid-high = Sono troppe: la tua carta bassa di quadri difficilmente farà una presa.
web-lesson-bid-right = Due: ben stimato. Ora vuoi esattamente due prese, non una di più e non una di meno.
web-lesson-worth = Il numero esatto vale 20 punti, più 10 per ogni presa. Altrimenti perdi 10 punti per ogni presa in più o in meno.
web-lesson-points = Una domanda: dichiari 2 e ne fai 2. Quanti punti prendi?
web-lesson-points-wrong = 20 per la dichiarazione riuscita e 10 per ognuna delle due prese: fai la somma!
web-lesson-points-right = Esatto: 20 per la dichiarazione e 10 per ognuna delle due prese. Ora gioca il round!

## The round, and its score

web-lesson-play-first = { $second } ha giocato la briscola più alta. Ti servono due prese: che cosa giochi?
web-lesson-play-cannot = Il seme richiesto è fiori e tu ne hai. Gioca fiori, oppure lo { -stregone }, che si può giocare sempre.
web-lesson-play-need = { $need ->
    [one] Ti serve ancora una presa.
   *[other] Ti servono ancora { $need } prese.
} Gioca una carta!
web-lesson-play-enough = Hai le tue due prese. L’ultima carta farebbe meglio a perdere!
web-lesson-taken = La presa è tua. E così sono { $taken } su 2.
web-lesson-taken-beaten = { $winner } ha la briscola più alta e fa la presa. Farne due sarà difficile, ma continua.
web-lesson-taken-other = La presa va a { $winner }.
web-lesson-exact = esatto
web-lesson-tricks = 2 prese
web-lesson-missed = una in meno
web-lesson-score-exact = Dichiarate 2, fatte 2: esatto! Sono 20 punti.
web-lesson-score-tricks = E 10 per ogni presa: in tutto 40 punti.
web-lesson-score-others = { $third } ha dichiarato 1 e non ha fatto prese: sbagliare di una costa 10 punti. Sarebbe costato lo stesso anche a te.
web-lesson-score-missed = Dichiarate 2, fatta { $taken }: una in meno costa 10 punti. Nella prima presa il tuo { -stregone } avrebbe battuto la briscola alta.
web-lesson-end = Ottimo, dichiarazione riuscita! Il gioco è tutto qui: in una partita vera si riceve una carta in più a ogni round.
web-lesson-end-kind = Ora conosci tutto il gioco. In una partita vera si riceve una carta in più a ogni round.
