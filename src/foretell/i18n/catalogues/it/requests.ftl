### Refusals of a server’s requests and tables: a message per refusal, named after its code

## Messages and requests

frame-too-long = Questo messaggio è troppo lungo: al massimo { $most } byte.
frame-bad = Questo messaggio non si può leggere: { $reason }
frame-hello-first = Indica prima di quale tavolo si tratta.
frame-too-many = Troppi messaggi insieme. Aspetta { $retry-after ->
    [one] un secondo
   *[other] { $retry-after } secondi
}.
limit-too-often = Troppi tentativi. Riprova tra { $retry-after ->
    [one] un secondo
   *[other] { $retry-after } secondi
}.
limit-too-many-sockets = Hai già { $most } connessioni aperte, il massimo possibile. Chiudine una.
limit-too-many-connections = La tua rete ha già { $most } connessioni aperte, il massimo possibile. Chiudine una e riprova.
request-not-found = A questo indirizzo non c’è nulla.
request-method = { $method } non si può usare a questo indirizzo. Metodi ammessi: { $allowed }.
request-too-long = Questa richiesta è troppo lunga: al massimo { $most } byte.
request-unfinished = Il resto di questa richiesta non è mai arrivato. Riprova.
request-bad = Questa richiesta non si può leggere: { $reason }
request-host = Questo server non si chiama «{ $host }». Usa il suo indirizzo pubblico.
request-origin = La pagina di un altro sito non può usare questo server.
request-unnamed-proxy = Questa richiesta è passata da un proxy a { $proxy } che il server non conosce ({ $header }). Se il server è tuo, indica il proxy con --proxies e l’intestazione che manda con --proxy-header.
server-draining = Il server sta per riavviarsi. Riprova tra un momento.
server-unavailable = In questo momento il server è troppo lento a rispondere. Riprova tra un momento.
server-full = In questo momento il server non ha posto per altre connessioni. Riprova tra poco.
server-failed = Qualcosa è andato storto nel server. I particolari sono nel suo registro, alla voce { $request-id }.

## People

person-unknown = Il server non ti conosce. Indica prima il tuo nome.
person-unknown-link = Questo link non vale più. Creane un altro sul dispositivo che hai già usato.
person-unknown-session = Quel dispositivo è già disconnesso.
person-other-here = Questo browser è di { $here }. Conferma che d’ora in poi sarà di { $there }.
person-no-way-back = In questo browser non c’è nessuno a cui tornare.
name-empty = Un nome deve avere almeno un carattere visibile.
name-too-long = Questo nome è troppo lungo: al massimo { $most } lettere, e gli emoji, i caratteri cinesi e simili contano per due o più.
name-bad-character = Un nome non può avere il carattere { $character }: nessuno lo vedrebbe, o cambierebbe gli altri. Toglilo.

## Tables

table-unknown = Il tavolo «{ $table }» non esiste.
table-no-such-game = Il tavolo { $table } non ha una partita finita numero { $number }, oppure il link è incompleto.
table-damaged = Lo storico del tavolo { $table } è danneggiato e il tavolo non si può mostrare. Gli altri tavoli non ne risentono.
table-elsewhere = Il tavolo { $table } sta passando a un altro server. Riprova tra un momento.
command-id-reused = Questo id apparteneva a un altro comando. Dai a ogni comando un id tutto suo.
command-overtaken = Nel frattempo la partita è andata avanti, quindi non è successo nulla. Guarda il tavolo e scegli di nuovo.
table-busy = A questo tavolo arrivano troppe richieste insieme. Riprova tra un momento.
table-not-seated = Può farlo solo chi ha un posto.
table-not-host = Può farlo solo chi organizza il tavolo.
table-already-seated = Hai già un posto a questo tavolo.
table-barred = { $by } ti ha allontanato da questo tavolo. Potrai sederti di nuovo quando chi organizza il tavolo ti inviterà a tornare.
table-seat-taken = Quel posto è occupato: scegline un altro.
table-name-taken = A questo tavolo c’è già «{ $name }», e il tuo nome gli somiglia troppo. Scegline un altro, o aggiungi un’iniziale.
table-full = Tutti i posti sono occupati.
table-no-such-seat = Quel posto non esiste: a questo tavolo sono { $players }.
table-own-seat = Quel posto è il tuo: alzati per lasciarlo.
table-seat-open = In quel posto non c’è nessuno.
table-not-gathering = Si può fare solo prima della partita.
table-not-playing = Non c’è nessuna partita in corso.
table-not-over = La partita non è finita.
table-nobody-away = Un bot gioca solo al posto di chi è assente o lascia passare il suo turno.
table-too-soon-for-bot = Ancora un po’ di pazienza: un bot può giocare non prima di { $seconds } s.
table-unknown-character = Non esiste un personaggio «{ $character }». Ci sono: { $known }.
table-knows-another-hand = In questa partita hai già visto la mano di un altro posto: finché non finisce puoi avere solo quello.
table-too-many-changes = A questo tavolo si è cambiato troppo: più di { $most } volte. Finisci la partita o apri un altro tavolo.
table-log-full = A questo tavolo si sono giocate { $games } partite: non ne accetta altre. Apri un altro tavolo.
table-too-many-listed = Hai già { $most } tavoli aperti a tutti. Finisci la partita a uno di questi o apri un tavolo a cui porti solo il link.
table-waits-for-deal = Questo round lo finisce un bot al posto tuo. Tu giochi dal prossimo.
table-nonce-stands = Hai già contribuito alla mescolata.
undo-under-way = { $you ->
    [yes] Hai chiesto di annullare una mossa. La partita aspetta che tutti rispondano.
   *[no] { $who } ha chiesto di annullare una mossa. La partita aspetta che tutti rispondano.
}
undo-too-many = L’hai già chiesto { $most } volte in questo round e gli altri non erano d’accordo. Potrai chiederlo di nuovo nel prossimo.
undo-nothing-asked = Nessuno aspetta la tua risposta.
hint-forbidden = A questo tavolo si gioca senza suggerimenti.
hint-not-your-turn = Un suggerimento si può avere quando tocca a te.
hint-no-choice = Qui non hai una vera scelta: un suggerimento non ti direbbe nulla.
hint-marked = Il round { $round } è già segnato: altri suggerimenti non cambiano nulla.
removal-not-barred = Questa persona può già sedersi di nuovo.
removal-too-many = Gli altri non sono stati d’accordo { $most } volte in questo round. Potrai chiederlo di nuovo nel prossimo.
removal-nobody-to-ask = Non c’è nessun altro che possa acconsentire. Senza consenso si allontana qualcuno solo prima o dopo la partita, o se è assente da tempo.
removal-under-way = È già stato chiesto di allontanare qualcuno, e non tutti hanno risposto.
removal-nothing-asked = Nessuno aspetta la tua risposta.

## The deal of the day

daily-closed = Questo risultato è del { $date }. Il server accetta i risultati di oggi ({ $today }) e del giorno prima.
daily-misfit = La scelta numero { $choice } manca o non è possibile nella mano del { $date }. Invia tutte le scelte della partita, in ordine.

## The store

store-unavailable =
    In questo momento il server non può salvare nulla: { $why ->
        [full] il suo disco è pieno.
        [read_only] il suo archivio è in sola lettura.
       *[failing] il suo disco segnala errori.
    } Ciò che è stato confermato non va perso. Riprova tra { $retry-after ->
        [one] un secondo
       *[other] { $retry-after } secondi
    }.
store-damaged = Una parte dei dati del server è danneggiata. Il suo registro indica quale.
