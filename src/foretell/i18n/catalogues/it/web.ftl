### La pagina nel browser: tutto tranne il tavolo

## Everywhere

web-skip = Vai al contenuto
web-home = Inizio
web-loading = Un attimo…
web-not-found = Pagina non trovata
web-not-found-text = Questa pagina non esiste. Usa il link in alto per tornare all’inizio.
web-not-affiliated = Foretell è software libero. Non ha legami con gli editori del gioco di carte.
web-source = Codice sorgente
web-documentation = Documentazione (in inglese)
web-you = Tu
web-seat = Posto { $seat }
web-refused-full = Questo browser non ha più spazio. Quello che fai qui va perso quando chiudi la scheda.
web-refused-blocked = Questo browser non salva nulla. Quello che fai qui va perso quando chiudi la scheda.
web-record = Scarica la registrazione

## The first screen

web-what = Il gioco di carte Wizard
web-show-pause = Metti in pausa le carte in movimento
web-claim = Di’ quante prese farai. Poi fanne esattamente altrettante.
web-choices = Gioca
web-play-now = Gioca subito
web-play-now-text = Tu e { $bots ->
    [one] un bot
   *[other] { $bots } bot
}, circa { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
}
web-play-friends = Gioca con gli amici
web-play-friends-text = Con un link o un codice
web-daily = Mano del giorno
web-daily-text = Le stesse carte per tutti, cinque minuti
web-daily-played = Oggi: { $points } punti
web-puzzles = Problemi
web-puzzles-text = Trova la mossa migliore
web-resume = Riprendi la partita
web-resume-text = Round { $round } di { $rounds }
web-under-way = Hai una partita in corso
web-new-game = Nuova partita
web-new-game-text = Abbandona quella in corso
web-elsewhere = Aperta in un’altra scheda
web-elsewhere-text = Stai giocando questa partita in un’altra scheda. Può andare avanti in una sola scheda alla volta.
web-elsewhere-continue = Continua qui
web-set-up = La tua partita
web-players = { $players } giocatori
web-rounds = { $rounds ->
    [one] un round
   *[other] { $rounds } round
}
web-your-turn = Tocca a te
web-your-turn-at = Tocca a te – { $title }
web-your-tables = I tuoi tavoli
web-open-tables = Tavoli aperti
web-table-of = Tavolo di { $host }
web-table-with = Con { $people }
web-table-over = finita
web-table-forget = Togli dall’elenco: { $table }
web-seats-taken = { $taken ->
    [one] Un posto occupato
   *[other] { $taken } posti occupati
} su { $players }
web-watch = guarda
web-code = Codice del tavolo
web-join = Entra
web-more = Altro
web-learn = Impara giocando
web-rules = Le regole
web-pad = Segnapunti
web-advice = Consigli
web-settings = Impostazioni

## Coming to a table

web-invited = Hai ricevuto un invito
web-your-name = Il tuo nome
web-your-name-hint = Serve agli altri per sapere chi sei. Non ti verrà mai chiesto altro.
web-come-in = Entra
web-just-watch = Guarda e basta
web-table-away = Il server non risponde
web-table-away-text = Lascia aperta questa pagina: appena torna la connessione, apre il tavolo da sola.
web-play-meanwhile = Intanto gioca contro i bot

## A new table

web-new-table = Nuovo tavolo
web-preset = Quale gioco?
web-kind-classic = Classica
    .hint = Le regole stampate
web-kind-short = Breve
    .hint = Cinque round
web-kind-two = In due
    .hint = Sei round
web-kind-twist = Con una variante
    .hint = Una regola è diversa
web-kind-own = Su misura
    .hint = Scegli ogni regola
web-twist = Quale variante?
web-length = Durata
web-length-whole = Intera
web-length-half = Metà
web-length-short = Breve
web-summary = { $players } giocatori, { $rounds ->
    [one] un round
   *[other] { $rounds } round
}, circa { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
}, dichiarazioni { $bidding ->
    [hidden] al buio
    [secret] segrete
   *[open] aperte
}
web-manners = Al tavolo
web-private = Tra amici
web-private-hint = Può entrare chi ha il link o il codice.
web-listed = Aperto a tutti
web-listed-hint = Tutti vedono il tavolo nella pagina iniziale.
web-clock = Orologio
web-clock-none = nessuno
web-clock-each = { $minutes } minuti a testa, più { $seconds } secondi a mossa
web-allow-hints = Suggerimenti ammessi
    .hint = I round con un suggerimento si riconoscono sul segnapunti, e tutti li vedono.
web-no-hints = senza suggerimenti
web-bots = Forza dei bot
web-bots-hint = I bot prendono i posti liberi e giocano al posto di chi manca.
web-style = Dichiarazioni dei bot
web-style-none = In base alle carte
web-style-bold = Piuttosto alte
    .note = dichiara alto
web-style-careful = Piuttosto basse
    .note = dichiara basso
web-open-table = Apri il tavolo

web-level-beginner = Principiante
    .hint = Conta le carte alte e pensa solo alla presa in corso.
web-level-casual = Occasionale
    .hint = Dimentica gran parte di ciò che è uscito e fa piani solo verso la fine.
web-level-seasoned = Navigato
    .hint = Solido e umano: ogni tanto gli sfugge una carta.
web-level-expert = Esperto
    .hint = Non dimentica nulla e riflette su come può proseguire il round.
web-level-master = Maestro
    .hint = Il più forte che ci sia.

web-level-exact = Tra pari gli riesce il { $exact }% delle dichiarazioni.
web-level-of = Livello di { $who }

web-preset-standard = Gioco base
    .hint = Come nella maggior parte dei regolamenti, da 3 a 6 giocatori
web-preset-en = Regolamento inglese
    .hint = Dichiarazioni aperte, semi francesi
web-preset-es = Regolamento spagnolo
    .hint = Dichiarazioni aperte, semi francesi
web-preset-fr = Regolamento francese
    .hint = Popoli e colori, numeri da 1 a 13
web-preset-it-classic = Regolamento italiano, classico
    .hint = Semi francesi, numeri da 1 a 13
web-preset-it-fantasy = Regolamento italiano, fantasy
    .hint = Popoli e colori, numeri da 1 a 13
web-preset-hidden-bid = Dichiarazioni al buio
    .hint = Tutti dichiarano insieme, poi le dichiarazioni si rivelano
web-preset-delayed-reveal = Dichiarazioni rivelate a fine round
    .hint = Fino ad allora ognuno conosce soltanto la propria
web-preset-dark-wizard = { -stregone } oscuro
    .hint = Se ci sono più { -stregoni }, la presa è dell’ultimo
web-preset-two-players = In due
    .hint = Un mazzo per tutta la partita, dichiarazioni segrete
web-preset-no-even-bid = Niente pari per chi è in testa
    .hint = Chi è in testa da solo non può portare in pari le dichiarazioni
web-preset-clairvoyance = Chiaroveggenza
    .hint = Prima di dichiarare vedi tutte le mani tranne la tua
web-preset-one-suit = Monocolore
    .hint = A ciascuno un seme e quindici carte, in 3 o 4
web-preset-plus-minus-one = Più o meno uno
    .hint = Le dichiarazioni non possono mai andare in pari
web-preset-short = Una partita breve
    .hint = Cinque round: 1, 3, 5, 7 e 9 carte

web-option-players = Giocatori
web-option-bidding = Dichiarazioni
web-option-even-bid = Le dichiarazioni possono andare in pari?
web-option-even-bid-from = Il pari è limitato da quante carte in su
web-option-winning-wizard = Se ci sono più { -stregoni }
web-option-deal = Carte
web-option-edition = Edizione
web-option-clairvoyance = Chiaroveggenza
    .hint = Prima di dichiarare vedi le mani degli altri, ma non la tua.
web-option-clairvoyant-rounds = Round con la chiaroveggenza
web-option-follow-after-wizard = Rispondere dopo { -uno-stregone }
    .hint = Se si apre con { -uno-stregone }, si risponde alla prima carta numerata.
web-option-first-dealer = Primo mazziere
web-option-hand-sizes = Carte per round
web-bidding-open = Aperte
    .hint = Si dichiara a turno, davanti a tutti
web-bidding-hidden = Al buio
    .hint = Si rivelano quando tutti hanno dichiarato
web-bidding-secret = Segrete
    .hint = Si rivelano a fine round
web-even-bid-free = Sì
    .hint = È ammessa ogni dichiarazione
web-even-bid-not-leader = Non se dichiara per ultimo chi è in testa da solo
    .hint = Chi è in testa da solo deve evitare il pari
web-even-bid-never = Mai
    .hint = C’è sempre un numero che l’ultimo deve evitare
web-even-bid-from-number = Dichiarazioni libere con meno di { $number } carte
    .hint = Il pari è limitato da { $number } carte in su
web-clairvoyant-rounds-all = Tutti i round
    .hint = Dal primo round all’ultimo
web-clairvoyant-rounds-first = Solo il primo round
    .hint = Poi ognuno guarda la propria mano, come sempre
web-winning-wizard-first = il primo fa la presa
    .hint = Come in tutti i regolamenti
web-winning-wizard-last = l’ultimo fa la presa
    .hint = { -stregone } oscuro
web-deal-shared = Un mazzo per tutti
    .hint = Rimescolato a ogni round
web-deal-one-suit = Monocolore
    .hint = A ciascuno un seme, { -uno-stregone } e un { -giullare }
web-edition-classic = Classica
    .hint = Fiori, quadri, cuori, picche
web-edition-fantasy = Fantasy
    .hint = Giganti, Nani, Umani, Elfi
web-dealer-draw = Chi pesca la carta più alta
web-hand-sizes-all = 1, 2, 3… fino a finire il mazzo
web-hand-sizes-hint = Per esempio 1, 3, 5 oppure 10-1. Lascia vuoto per i round consueti.

## The rules

web-rules-of = Regole: { $name }

## Settings

web-language = Lingua
web-set-theme = Aspetto
web-set-theme-auto = Come il dispositivo
web-set-theme-light = Chiaro
web-set-theme-dark = Scuro
web-set-theme-contrast = Alto contrasto
web-set-faces = Valori mostrati sulle carte
web-set-faces-letters = da 2 a 10, J, Q, K, A
web-set-faces-numbers = da 1 a 13
web-set-order = Ordine della mano
web-set-order-trump-first = Per seme, prima la briscola
web-set-order-suits = Per seme
web-set-order-ranks = Per valore
web-set-speed = Animazioni
web-set-speed-normal = Normali
web-set-speed-quick = Veloci
web-set-speed-slow = Lente
web-set-speed-none = Nessuna
web-set-play = Gioco
web-set-confirm = Due tocchi per giocare
    .hint = Il primo solleva la carta, il secondo la gioca.
web-set-preselect = Scelta in anticipo
    .hint = Tocca una carta mentre gli altri pensano: al tuo turno viene giocata, se è ammessa.
web-set-playonly = Gioca l’unica carta ammessa
    .hint = Se ne puoi giocare una sola, viene giocata da sé.
web-set-sound = Suoni
    .hint = Brevi suoni per carte e prese.
web-set-keys = Scorciatoie con un solo tasto
    .hint = Le cifre dichiarano, le lettere leggono ad alta voce. Disattivale se detti i comandi o se premi tasti per sbaglio.
web-own-link = Aggiungi un dispositivo
web-own-link-hint = Apri questo link sull’altro dispositivo. Vale una volta sola, per dieci minuti. Non darlo a nessuno: mostra le tue carte.
web-own-link-make = Crea un link
web-own-link-qr = Il link come codice da inquadrare con l’altro dispositivo
web-nobody-yet = Qui non hai ancora un nome. Prima siediti a un tavolo.
web-devices = I tuoi dispositivi
web-devices-text = Su questi dispositivi sei { $name }. Se ne hai perso uno, disconnettilo.
web-device-unknown = Dispositivo sconosciuto
web-device-here = Questo dispositivo
web-device-used = Ultimo uso: { $date }
web-sign-out = Disconnetti
web-sign-out-of = Disconnetti { $device }
web-sign-out-others = Disconnetti tutti gli altri
web-sign-out-last = Sei { $name } solo su questo dispositivo: se ti disconnetti, nessuno potrà più essere { $name }.
web-sign-out-sure = Disconnetti definitivamente
web-signed-out = La sessione su questo dispositivo è stata chiusa.
web-become = Vuoi diventare { $there } su questo dispositivo?
web-become-other = Qui sei { $here }.
web-become-back = Per un giorno puoi tornare a essere { $here }.
web-become-shared = Continua solo se { $there } sei tu. { $there } vede ogni mano che ricevi con questo nome, e può giocarla.
web-become-yes = Diventa { $there }
web-become-no = Lascia com’è
web-became = Ora su questo dispositivo sei { $there }.
web-go-back = Torna a essere { $here }
web-go-on = Continua

web-more-of = { $what }: uno in più

## Replays

web-replay = Rivedi la partita
web-review = Analisi
web-games = Le tue partite

## Refusals that sound different in the page

web-refusal-unknown = Non ha funzionato ({ $code }).
web-refusal-net-unreachable = Il server non risponde. Il gioco contro i bot, le regole e il segnapunti funzionano anche senza.
web-refusal-bots-no-weights = Questo bot non si è potuto caricare: al suo posto gioca «steady».
web-refusal-bots-no-engine = Al momento i bot non riescono a pensare. Nuovo tentativo in corso…
web-refusal-bots-failed = Questo bot si è bloccato: al suo posto gioca «steady».
web-refusal-bots-no-wasm = Questo browser non consente WebAssembly, di cui i bot hanno bisogno. Consentilo per questa pagina, o gioca a un tavolo con altri.
web-refusal-net-failed = Il server ha risposto con un errore ({ $status }). Riprova tra un momento.
web-refusal-file-too-large = È molto più grande di qualunque registrazione.
web-refusal-record-not-json = La riga non è JSON valido.
web-refusal-options-even-bid-needs-open-bids = Il pari si può vietare solo se le dichiarazioni sono aperte, perché l’ultimo deve conoscere le altre. Scegli dichiarazioni aperte o ammetti il pari.
web-refusal-options-two-players-need-secret-bids = In due le dichiarazioni si rivelano a fine round: sceglile segrete, oppure aumenta i giocatori.
web-refusal-options-one-suit-needs-three-or-four = Monocolore si gioca in tre o quattro: cambia il numero dei giocatori.
web-refusal-options-nothing-to-follow = In Monocolore non c’è mai un seme richiesto: togli la regola di rispondere dopo { -uno-stregone }.
web-refusal-options-no-round-is-clairvoyant = Per avere la chiaroveggenza solo nel primo round bisogna prima attivarla.
web-refusal-options-no-bid-is-restricted = Per limitare il pari solo da un certo numero di carte, scegli prima quando è vietato.
web-refusal-options-fixed-schedule = I round di questo gioco sono fissi: lascia vuoto il campo «{ web-option-hand-sizes }».
web-refusal-options-invalid = { FLAG($option) }: «{ $value }» non è un valore ammesso. Valori ammessi: { $allowed }.
