### Il tavolo nel browser

# $who is a player and $you says whether it is the reader (yes or no).

## Around the table

table-title = Tavolo
table-of = Tavolo di { $host }
table-loading = Preparo il tavolo…
table-seat = Posto { $seat }
table-close = Chiudi
table-menu = Menu
table-pad = Segnapunti
table-tricks = Le prese di questo round
table-keys = Tasti
table-rules = Le regole di questo tavolo
table-leave = Lascia il tavolo
table-try-again = Riprova
    .note = Torna alla tua ultima decisione. Da lì in poi è una partita di prova.
table-practice = Partita di prova: una parte era già stata giocata.
table-players = I giocatori
table-your-place = Il tuo posto
table-watching = Stai guardando.
table-sit-down = Siediti
table-moment = Un attimo…
table-connection-connecting = Connessione in corso…
table-connection-lost = Connessione persa. Si ristabilisce da sola.
table-clock = ancora { $time }

## Before the game

table-seats = Posti
table-open-seat = Posto libero
table-sit-here = Siediti qui
table-sit-at = Siediti qui, al posto { $seat }
table-stand = Alzati
table-bot-here = Bot
table-bot-at = Dai il posto { $seat } a un bot
table-strength = Forza di { $who }
table-remove = Allontana { $who }
table-swap = Cambia di posto: { $who }
table-swap-with = Ora scegli con chi { $who } scambia il posto.
table-its-you = tu
table-is-host = organizza
table-is-bot = bot
table-is-away = assente
table-is-waiting = gioca dal prossimo round
table-start = Inizia la partita
table-start-bots = { $open ->
    [one] Un bot prende il posto libero.
   *[other] I bot prendono i { $open } posti liberi.
}
table-waits-for-host = La partita inizia quando { $host } dà il via.
table-no-host = Non c’è nessuno che possa iniziare la partita. Siediti, e potrai farlo tu.
table-invite = Invita
table-invite-how = Chi apre questo link può sedersi al tavolo.
table-invite-watch = I posti sono tutti occupati. Chi apre questo link può guardare.
table-invite-text = Vieni a giocare al mio tavolo.
table-code = Codice
table-qr = Il link come codice da inquadrare
table-share = Condividi il link
table-copy = Copia il link
table-copied = Link copiato.
table-promised = La mescolata è già sigillata
table-promised-text = Questo numero vincola il server alla mescolata prima della prima carta. Chi è al tavolo aggiunge un numero suo, e dopo la partita tutti possono controllare che nulla sia cambiato.
table-nonces = Con un numero di: { $who }

## A seat

table-is-dealer = mazziere
table-is-to-act = di turno
table-you-named = Tu, { $who }
table-owns-suit = seme: { $suit }
table-total = totale { $total }
table-leads = in testa
table-plate-bid = dich. { $bid }
table-plate-standing = dich. { $bid }, prese { $taken }
table-no-bid-yet = ancora nessuna dichiarazione
table-standing-secret = dichiarazione segreta, { $taken ->
    [one] fatta 1
   *[other] fatte { $taken }
}
table-standing-needs = { $bid ->
    [one] dichiarata 1
   *[other] dichiarate { $bid }
}, { $taken ->
    [one] fatta 1
   *[other] fatte { $taken }
}, ancora { $by }
table-standing-fulfilled = { $bid ->
    [one] dichiarata 1
   *[other] dichiarate { $bid }
}, { $taken ->
    [one] fatta 1
   *[other] fatte { $taken }
}, esatto
table-standing-over = { $bid ->
    [one] dichiarata 1
   *[other] dichiarate { $bid }
}, { $taken ->
    [one] fatta 1
   *[other] fatte { $taken }
}, { $by } di troppo

## The round

table-round = Round { $number } di { $rounds }
table-sum-so-far = finora { $sum } su { $tricks ->
    [one] una presa
   *[other] { $tricks } prese
}
table-sum-even = { $sum } su { $tricks }: in pari
table-sum-overbid = { $sum } su { $tricks }: { $by } di troppo
table-sum-underbid = { $sum } su { $tricks }: { $by } in meno
table-bids-hidden = { $bid ->
    [one] 1 giocatore
   *[other] { $bid } giocatori
} su { $players } { $bid ->
    [one] ha
   *[other] hanno
} dichiarato, in segreto
table-bids-secret = Segrete fino a fine round
table-trump-title = Briscola
table-trump-suit = Briscola: { $suit }. Carta scoperta: { $turned }.
table-trump-suit-only = Briscola: { $suit }.
table-trump-none = Senza briscola. Carta scoperta: { $turned }.
table-trump-choose = Briscola ancora da scegliere. Carta scoperta: { $turned }.
table-trump-no-card = Senza briscola: mazzo esaurito.
table-trump-one-suit = Senza briscola: prende la carta più alta.
table-trump-short-none = senza briscola
table-trump-short-choose = da scegliere
table-trump-short-no-card = senza briscola
table-trump-short-one-suit = prende la più alta

## What to do

table-turn-trump = Tocca a te: scegli la briscola
table-turn-bid = Tocca a te: dichiara
table-turn-lead = Tocca a te: apri
table-turn-play = Tocca a te: gioca una carta
table-waits-choosing-trump = { $who } sceglie la briscola
table-waits-bidding = { $who } dichiara
table-waits-playing = Tocca a { $who }
table-waits-for-bids = { $count ->
    [one] Manca una dichiarazione
   *[other] Mancano { $count } dichiarazioni
}
table-ask-bid = { $tricks ->
    [one] Farai la presa?
   *[other] Quante delle { $tricks } prese farai?
}
table-bid-of = Dichiara { $bid }
table-ask-trump = Scegli la briscola
table-ask-trump-unseen = La scegli prima di vedere la tua mano.
table-not-your-turn = Non ancora: tocca a { $who }.
table-nothing-to-do = In questo momento non c’è niente da fare.
table-bid-first = Prima si dichiara.
table-trump-first = Prima si sceglie la briscola.
table-chosen-not-now = La carta che avevi scelto adesso non si può giocare.
table-chosen-dropped = La partita è andata avanti: la carta che avevi scelto è di nuovo nella tua mano.

## While the connection is down

table-waiting = In attesa della connessione: { $what }
table-waiting-sent = Già in viaggio quando la connessione è caduta: { $what }
table-withdraw = Ritira
table-card-waiting = { $card }, in attesa della connessione
table-on-its-way = Era già in viaggio quando la connessione è caduta: ormai non si può cambiare.
table-overtaken = { $what ->
    [play] Nel frattempo la partita è andata avanti: la tua carta non è stata giocata.
    [bid] Nel frattempo la partita è andata avanti: la tua dichiarazione non è stata fatta.
    [choose_trump] Nel frattempo la partita è andata avanti: la briscola che hai scelto non vale.
    [ask_undo] Nel frattempo la partita è andata avanti: non è stato annullato nulla.
    [answer_undo] La tua risposta è arrivata tardi: nessuno la aspetta più.
    [answer_removal] La tua risposta è arrivata tardi: nessuno la aspetta più.
   *[other] Nel frattempo il tavolo è andato avanti: non è successo nulla.
}

## A hint

table-hint = Suggerimento
table-hint-loading = Carico il bot più forte…
table-hint-looking = Provo partite possibili: { $games } di { $of }…
table-hint-marking = Il round viene segnato sul segnapunti…
table-hint-bid = Dichiara { $bid }
table-hint-trump = Briscola { $suit }
table-hint-play = Gioca { card-with-article }
table-hint-worth = { $points } punti, dichiarazione riuscita nel { $chance } dei casi
table-hint-said = { $action }: { table-hint-worth }.
table-hint-own = la tua risposta
table-hint-level = Quasi alla pari
table-hint-points = Punti
table-hint-made = Riesce
table-hint-games = { $games ->
    [0] A prima vista
    [one] Una partita possibile provata
   *[other] { $games } partite possibili provate
}; ± è l’intervallo al 95%.
table-hint-simpler = Non è stato possibile caricare il bot più forte: risponde uno più semplice. Basta connettersi una volta perché resti su questo dispositivo.
table-hint-none = Per ora nessun suggerimento: non è stato possibile caricare i bot. Controlla la connessione e riprova.
table-hint-marked = Il segnapunti mostra che in questo round hai usato un suggerimento.
table-hint-note = Nei round con questo segno è stato usato un suggerimento.
table-hint-used = con un suggerimento

## Cards

table-your-hand = { $count ->
    [one] La tua mano: una carta
   *[other] La tua mano: { $count } carte
}
table-card-chosen = { $card }, scelta
table-unseen-hand = { $count ->
    [one] La tua carta. La vedrai quando tutti avranno dichiarato.
   *[other] Le tue { $count } carte. Le vedrai quando tutti avranno dichiarato.
}
table-others-hands = Le mani degli altri
table-hand-unseen = Non vedi la tua mano.
table-hand-empty = Non hai più carte in mano.
table-trick = Presa { $number } di { $tricks }
table-led = ha aperto
table-wins-so-far = finora vince
table-took-it = ha preso
table-last-trick = Presa precedente
table-spent-short = Carte uscite
table-no-tricks = In questo round non è ancora stata fatta nessuna presa.
table-trick-taken = { $you ->
    [yes] Presa { $number }: tua
   *[no] Presa { $number }: { $who }
}
table-spent = Fuori dal gioco: { $count ->
    [one] una carta
   *[other] { $count } carte
}

## Score

table-round-over = Fine del round { $number }
table-round-result = { $bid ->
    [one] dichiarata 1
   *[other] dichiarate { $bid }
}, { $taken ->
    [one] fatta 1
   *[other] fatte { $taken }
}
table-pad-caption = Dichiarazione e totale di ogni giocatore, round per round
table-pad-cell = { $bid ->
    [one] dichiarata 1
   *[other] dichiarate { $bid }
}, { $taken ->
    [one] fatta 1
   *[other] fatte { $taken }
}, { $points } punti, totale { $total }
table-pad-empty = Non è ancora stato segnato nessun round.
table-round-word = Carte del round
table-round-sign = N.
table-chart = I totali round per round
table-chart-text = I totali round per round. Adesso: { $totals }.

## After the game

table-wins = { $you ->
    [yes] Vinci con { $total } punti!
   *[no] Vince { $who } con { $total } punti
}
table-win-together = Vittoria a pari merito: { $who }, con { $total } punti
table-story-won = { $you ->
    [yes] Vinci con { $by } di vantaggio: il round { $round } ti ha portato { $points } punti.
   *[no] { $who } vince con { $by } di vantaggio: il round { $round } ha portato { $points } punti.
}
table-story-shared = { $you ->
    [yes] Parità in testa: il round { $round } ti ha portato { $points } punti.
   *[no] Parità in testa: il round { $round } ha portato { $points } punti a { $who }.
}
table-story-cost = { $place }º, a { $by } dalla vetta: il round { $round } ti è costato { $points } punti.
table-story-outdone = { $place }º, a { $by } dalla vetta: nel round { $round } { $who } ha fatto { $points } punti più di te.
table-rematch = Gioca ancora
table-rematch-waits = Chi organizza il tavolo può cominciare un’altra partita.
table-record = Salva la registrazione
table-figures = La partita in cifre
table-figure-best = Round migliore
table-figure-worst = Round peggiore
table-figure-round = { $who }, round { $round }
table-figure-streak = Dichiarazioni riuscite di fila
table-figure-exact = Più dichiarazioni riuscite
table-figure-leads = Cambi in testa
table-figure-hints = Round con un suggerimento
table-exact-of = { $who }: { $exact ->
    [one] 1 dichiarazione riuscita
   *[other] { $exact } dichiarazioni riuscite
} su { $rounds }
table-fair-title = La mescolata era onesta?
table-fair-text = { $where ->
    [page] La mescolata era sigillata prima che si desse la prima carta, e dopo nessuno poteva più cambiarla: né i bot né questa pagina.
   *[server] Prima della prima carta il server si era già vincolato alla mescolata.
} Il tuo browser può controllare, con codice proprio, che ogni carta ne derivi.
table-fair-check = Controlla la mescolata
table-fair-good = La mescolata era onesta: ogni carta corrisponde all’impegno.
table-fair-bad = La mescolata non corrisponde all’impegno ({ $code }).
table-fair-numbers = I numeri
table-fair-commitment = Impegno
table-fair-seed = Seed
table-fair-salt = Sale

## Bots

table-bots-wait = Per ora i bot sono più lenti: hanno già calcolato molto per chi organizza questo tavolo.

## Taking back

table-undo = Annulla la mossa
table-undo-asked = { $you ->
    [yes] Hai chiesto di annullare la tua ultima mossa.
   *[no] { $who } chiede di annullare l’ultima mossa.
}
table-undo-agree = Accetta
table-undo-refuse = Rifiuta
table-undo-waits = Si aspetta il consenso di { $who }
table-undo-pause = La partita aspetta una risposta.
table-removal-asked = { $you ->
    [yes] Hai chiesto di allontanare { $target } dal tavolo.
   *[no] { $who } chiede di allontanare { $target } dal tavolo.
}
table-removal-asked-you = { $who } chiede di allontanarti dal tavolo.

## Preferences and the host’s matters

table-preferences = Preferenze
table-prefer-order = Ordine della mano
    .trump-first = Prima la briscola
    .suits = Per seme
    .ranks = Per valore
table-prefer-speed = Velocità
    .slow = Lenta
    .normal = Normale
    .quick = Rapida
    .none = Senza animazioni
table-prefer-confirm = Tocca due volte per giocare una carta
table-prefer-preselect = Scegli una carta prima del tuo turno
table-prefer-playonly = Gioca da sé l’unica carta ammessa
table-prefer-sound = Suoni e vibrazione
table-host-matters = Per chi organizza il tavolo

## Keys

table-key-arrows = scorrono la tua mano
table-key-enter = gioca la carta
    .name = Invio
table-key-digits = dichiarano
table-key-h = legge la tua mano
table-key-t = legge la presa
table-key-b = legge dichiarazioni e prese
table-key-s = legge i punteggi
table-key-u = legge la briscola
table-key-w = dice a chi tocca
table-key-a = dà un suggerimento
table-key-help = questo elenco

## What happened, read aloud

table-told-pair = { $who }: { $what }
table-told-seated = { $you ->
    [yes] Ti siedi.
   *[no] { $who } si siede.
}
table-told-waits = { $you ->
    [yes] Ti siedi, e giochi dal prossimo round.
   *[no] { $who } si siede, e gioca dal prossimo round.
}
table-told-vacated = Il posto { $seat } è di nuovo libero.
table-told-stood-in = { $you ->
    [yes] Sei assente: gioca un bot al posto tuo.
   *[no] { $who } è assente: gioca un bot al suo posto.
}
table-told-silent = { $you ->
    [yes] Hai lasciato passare il tuo turno. Un bot gioca al posto tuo finché non fai qualcosa.
   *[no] { $who } ci mette troppo: gioca un bot al suo posto.
}
table-told-back = { $you ->
    [yes] Sei di nuovo al tavolo.
   *[no] { $who } è di nuovo al tavolo.
}
table-told-hint = { $you ->
    [yes] Usi un suggerimento.
   *[no] { $who } usa un suggerimento.
}
table-told-undo-refused = { $you ->
    [yes] Hai detto di no.
   *[no] { $who } ha detto di no.
}
table-told-undo-lapsed = La mossa non si annulla: non tutti hanno risposto.
table-told-removal-lapsed = Nessuno viene allontanato: non tutti hanno risposto.
table-told-taken-back = { $you ->
    [yes] Annulli la tua ultima mossa.
   *[no] { $who } annulla l’ultima mossa.
}
table-told-dealt = { $you ->
    [yes] Round { $round }. Dai { $cards ->
        [one] una carta
       *[other] { $cards } carte
    } a testa.
   *[no] Round { $round }. { $who } dà { $cards ->
        [one] una carta
       *[other] { $cards } carte
    } a testa.
}
table-told-trump = { $you ->
    [yes] Scegli la briscola: { $suit }.
   *[no] { $who } sceglie la briscola: { $suit }.
}
table-told-bid = { $you ->
    [yes] Dichiari { $bid }.
   *[no] { $who } dichiara { $bid }.
}
table-told-has-bid = { $you ->
    [yes] Hai dichiarato.
   *[no] { $who } ha dichiarato.
}
table-told-played = { $you ->
    [yes] Tu: { $card }.
   *[no] { $who }: { $card }.
}
table-told-won = { $you ->
    [yes] Prendi tu.
   *[no] Prende { $who }.
}
table-told-won-with = { $you ->
    [yes] Hai preso tu con { card-with-article }.
   *[no] Ha preso { $who } con { card-with-article }.
}
table-told-trick = La presa: { $cards }.
table-told-score = { $who }: { $points } punti, totale { $total }.
table-told-total = { $who }: { $total }.
table-told-hand = La tua mano: { $cards }.
table-told-legal = Puoi giocare: { $cards }.
