### Le regole sulla pagina: il gioco in breve, e una ricerca

## The game in short

web-primer = Il gioco in breve
web-primer-aim = Lo scopo
web-primer-aim-text = Prima di ogni round dichiari quante prese farai: conta solo il numero esatto. Nel primo round ognuno riceve una carta, poi una in più a ogni round.
web-primer-trick = La presa
web-primer-trick-text = Ognuno gioca una carta. La prima carta stabilisce il seme richiesto: chi ne ha deve giocarne. Vince la carta più alta di quel seme, e chi fa la presa apre la successiva.
web-primer-trump = La briscola
web-primer-trump-text = Dopo la distribuzione si scopre una carta: il suo seme è la briscola. Qualsiasi briscola batte tutte le carte degli altri semi. Nell’ultimo round non restano carte da scoprire, quindi non c’è briscola.
web-primer-special = { -stregoni } e { -giullari }
web-primer-special-text = Non hanno seme e si possono giocare in qualsiasi momento. Il primo { -stregone } giocato vince la presa. Un { -giullare } vince solo se tutti giocano un { -giullare }: allora vince il primo.
web-primer-score = Il punteggio
web-primer-score-text = Una dichiarazione riuscita vale 20 punti, più 10 per ogni presa. Altrimenti perdi 10 punti per ogni presa in più o in meno.
web-primer-bid = Dichiarate
web-primer-taken = Fatte
web-primer-points = Punti
web-primer-led = apre
web-primer-wins = vince
web-primer-turned = briscola

## A trick to judge

web-primer-quiz = Chi vince questa presa?
web-primer-quiz-text = La carta a sinistra ha aperto la presa. Tocca la carta che vince.
web-primer-trump-is = Briscola: { $suit }.
web-primer-no-trump = Senza briscola.
web-primer-right = Esatto.
web-primer-wrong = Non è questa.
web-primer-why-wizard = Il primo { -stregone } vince la presa.
web-primer-why-jesters = Se tutti giocano un { -giullare }, vince il primo.
web-primer-why-trump = La briscola più alta batte tutte le carte degli altri semi.
web-primer-why-after-jester = Il { -giullare } non indica un seme: è la carta successiva a decidere il seme richiesto.
web-primer-why-led = Vince la carta più alta del seme richiesto, perché nessuno ha giocato briscola.
web-primer-next = Prossima presa
web-primer-quiz-over = Ne hai indovinate { $right } su { $tricks }.
web-primer-quiz-again = Ancora una volta

## The search

web-rules-search = Cerca nelle regole
web-rules-none = Nessuna regola contiene queste parole.

## Le regole di un tavolo

web-rules-cards-rising = da { $first } a { $last } carte
web-rules-cards = carte: { $sizes }
web-rules-minutes = circa { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
}
web-rules-patience = Se per una mossa passano più di { $seconds } secondi, la fa un bot.
web-rules-silence = Dopo { $seconds } secondi gli altri possono far giocare un bot.
web-rules-undo-free = Fino alla fine del round
web-rules-undo-ask = Se tutti sono d’accordo
web-rules-hints = Suggerimenti
web-rules-hints-allowed = Ammessi: il segnapunti mostra in quali round
web-rules-hints-forbidden = Non ammessi
web-rules-host = Organizza
web-rules-differs = Che cosa cambia qui
web-rules-plain = Niente: è il gioco classico.
web-rules-whole = Tutte le { $clauses } regole di questo tavolo
