### I bot a confronto: i comandi, le tabelle, l’immagine e ciò che non si può fare

commands-tournament = Fa giocare ai bot le stesse carte in tutte le disposizioni dei posti, e mostra chi gioca meglio e con quanta certezza: un bot tra copie di un altro (--alone, --others), o tutti i bot di un gruppo (--pool). Lo stesso seed e le stesse opzioni danno le stesse partite.
    .short = misura i bot tra loro
commands-rate = Classifica i bot in base ai risultati di tornei con le stesse opzioni, che --resume ha conservato in file.
    .short = classifica i bot in base ai tornei
commands-value-bot = BOT

arena-option-alone = Bot che siede da solo tra gli altri: { $bots }.
arena-option-others = Bot di tutti gli altri posti.
arena-option-pool = Bot che giocano tutti contro tutti.
arena-option-tables = Tavoli di un gruppo: misti, ogni bot da solo tra copie di ogni altro, o entrambi (predefinito: entrambi).
arena-option-estimate = Come stimare il vantaggio con --alone: plain, così com’è, o control, senza la fortuna delle decisioni (predefinito: plain).
arena-option-deals = Numero di distribuzioni (predefinito: 100).
arena-option-seed = Seed da cui derivano tutte le carte (predefinito: quello del file da continuare, o uno nuovo).
arena-option-jobs = Numero di partite giocate insieme (predefinito e massimo: quanti sono i core).
arena-option-ray = Gioca sul cluster Ray a questo indirizzo: auto, HOST:PORT o ray://HOST:PORT.
arena-option-resume = Conserva ogni partita in questo file, e riprende da quelle che ci sono già.
arena-option-plot = Disegna anche un’immagine (PNG) in questo file.
arena-option-force = Sovrascrive l’immagine, se c’è già.
arena-option-json = Scrive tutte le cifre in una riga di JSON, e nient’altro.
arena-option-json-ratings = Scrive la classifica in una riga di JSON, e nient’altro.
arena-argument-results = File di risultati.

arena-title = { $deals ->
    [one] 1 distribuzione
   *[other] { $deals } distribuzioni
} a { $players } giocatori, { $games } partite, seed { $seed }
arena-rated = Partite a { $players } giocatori
arena-torn = L’ultima riga di { $path } era interrotta; la sua partita viene giocata di nuovo.
arena-interrupted = Interrotto: { $games ->
    [one] 1 partita giocata
   *[other] { $games } partite giocate
} su { $total }. Le cifre contano solo le distribuzioni complete.
arena-kept = Le partite sono salvate in { $path }; lo stesso comando riprende il torneo.
arena-drawn = Immagine scritta in { $path }

## The tables

arena-among = { $alone } tra { $others }
arena-among-others = tra { $others }
arena-mixed = Tavoli misti
arena-alone = Ogni bot da solo tra copie di un altro
arena-note = Per round, per partita: punti. Vantaggio: punti per round in più degli altri al tavolo. Riuscite: round in cui le prese fatte sono quelle dichiarate. Vinte: partite, quelle condivise in parti. 1º, 2º, …: partite finite in quella posizione, %. Tempo: di una decisione, e quello che 99 su 100 non superano. ± è metà di un intervallo al 95%.
arena-alone-note = Le cifre di chi è da solo. Vantaggio: punti per round in più degli altri al tavolo. ± è metà di un intervallo al 95%.
arena-column-round = per round
arena-column-lead = vantaggio
arena-column-exact = riuscite, %
arena-column-won = vinte, %
arena-column-place = posizione
arena-column-game = per partita
arena-column-nth = { $place }º
arena-column-time = tempo, ms
arena-column-slow = 99%
arena-figures-told = { $bot }: { $round } punti per round, { $game } per partita; vantaggio di { $lead } punti per round; { $exact } di dichiarazioni riuscite, { $won } di partite vinte, posizione media { $place } ({ $places }); { $time } ms a decisione, 99 su 100 in { $slow } ms.
arena-place-told = { $place }: { $share }%

## Ratings

arena-ratings = Classifica
arena-ratings-note = 1500 è la media di questi bot; 400 punti in più valgono dieci contro uno. Vittorie: la quota di partite che un bot vincerebbe tra altri scelti a caso in questo gruppo. Gli intervalli e ± sono al 95%.
arena-column-rating = forza
arena-column-range = intervallo
arena-column-expected = vittorie, %
arena-column-games = partite
arena-rating-told = { $bot }: forza { $rating }, intervallo { $range }; vincerebbe il { $won } delle partite.

## The picture

arena-picture = Punti per round
arena-picture-alone = da solo
arena-picture-others = gli altri
arena-axis-points = punti per round, con intervalli al 95%

## What cannot be done

arena-which-bots = Indica un bot con --alone e gli altri con --others, o tutti con --pool.
arena-too-few-bots = Per un confronto servono almeno { $least } bot, non { $given }.
arena-named-twice = { $bot } è due volte nel gruppo. Indicalo una volta sola.
arena-bot-failed = { $bot } ha fallito nella distribuzione { $deal }, al posto { $seat } di { $bots }: «{ $what }». Per rivedere la partita: foretell simulate --seed { $seed } --games { $deal } --bots { $bots } --out FILE, con le stesse opzioni.
arena-worker-lost = Il processo che giocava la distribuzione { $deal } con { $bots } è terminato senza dare spiegazioni; forse gli è mancata la memoria.
arena-other-match = { $path } contiene i risultati di un altro torneo. Differenze: { $differing }. Scegli un altro file.
arena-no-results = { $path }, riga { $line }: questo non è il risultato di un torneo.
arena-nothing-to-rate = Non c’è ancora nessuna distribuzione giocata in tutte le disposizioni dei posti.
arena-other-options = Si possono classificare insieme solo partite con le stesse opzioni. Differenze: { $options }.
arena-no-control = --estimate control vale solo per un bot da solo (--alone) tra copie di uno di questi (--others): { $known }, senza --deal one_suit né --clairvoyance. Cambia queste opzioni o togli --estimate control.
arena-never-met = { $some } non ha mai giocato allo stesso tavolo con { $others }: non si possono confrontare.
arena-games-differ = La distribuzione { $deal } del seed { $seed } con { $bots } c’è due volte ed è andata in due modi: uno di questi bot non è più lo stesso.
arena-no-ray = Un cluster Ray richiede Ray, che non è installato. Si installa così: { $install }
arena-no-cluster = Non c’è nessun cluster Ray all’indirizzo { $address }: { $reason }
arena-cluster-failed = Il cluster Ray non ha potuto giocare la distribuzione { $deal } con { $bots }: { $reason }
