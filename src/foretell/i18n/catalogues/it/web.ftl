### La pagina nel browser: tutto tranne il tavolo

## Everywhere

web-skip = Vai al contenuto
web-home = Inizio
web-loading = Un attimo…
web-not-found = Pagina non trovata
web-not-found-text = Questa pagina non esiste. Usa il link in alto per tornare all’inizio.
web-not-affiliated = Foretell è software libero. Non ha legami con gli editori del gioco di carte.
web-you = Tu
web-bot-name = Bot { $number }
web-seat = Posto { $seat }

## The first screen

web-claim = Di’ quante prese farai. Poi fanne esattamente altrettante.
web-choices = Gioca
web-play-now = Gioca subito
web-play-now-text = Tu e tre bot
web-play-friends = Gioca con gli amici
web-play-friends-text = Con un link o un codice
web-resume = Riprendi la partita
web-resume-text = Round { $round } di { $rounds }
web-your-tables = I tuoi tavoli
web-open-tables = Tavoli aperti
web-table-of = Tavolo di { $host }
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
web-settings = Impostazioni

## Coming to a table

web-invited = Hai ricevuto un invito
web-your-name = Il tuo nome
web-your-name-hint = Serve agli altri per sapere chi sei. Non ti verrà mai chiesto altro.
web-come-in = Entra
web-just-watch = Guarda e basta

## A new table

web-new-table = Nuovo tavolo
web-preset = Quale gioco?
web-all-options = Tutte le opzioni
web-manners = Al tavolo
web-private = Tra amici
web-private-hint = Può entrare chi ha il link o il codice.
web-listed = Aperto a tutti
web-listed-hint = Il tavolo compare a tutti nella prima schermata.
web-clock = Orologio
web-clock-none = nessuno
web-clock-quick = 3 minuti a testa, più 3 secondi a mossa
web-clock-normal = 10 minuti a testa, più 10 secondi a mossa
web-clock-long = 30 minuti a testa, più 30 secondi a mossa
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
web-option-winning-wizard = Se ci sono più { -stregoni }
web-option-deal = Carte
web-option-edition = Edizione
web-option-clairvoyance = Chiaroveggenza
    .hint = Prima di dichiarare vedi le mani degli altri, ma non la tua.
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

## The score pad for real cards

web-pad-names = Chi gioca?
web-pad-start = Comincia
web-pad-round = Carte
web-pad-title = Round { $round }: { $cards ->
    [one] una carta
   *[other] { $cards } carte
} a testa
web-pad-bid = Dichiarate
web-pad-taken = Fatte
web-pad-bid-of = Dichiarazione di { $name }
web-pad-taken-of = Prese fatte da { $name }
web-pad-sum = Dichiarate finora { $sum } su { $tricks }
web-pad-amiss = Le prese segnate danno in tutto { $sum } invece di { $tricks }.
web-pad-edit = Apri il round { $round }
web-pad-again = Nuovo segnapunti
web-pad-again-sure = Eliminare questo segnapunti?
web-less = { $what }: uno in meno
web-more-of = { $what }: uno in più

## Replays

web-replay = Rivedi la partita
web-replay-title = Partita { $number } del tavolo { $code }
web-replay-none = Questa partita non esiste o non è ancora finita.
web-replay-back = Indietro
web-replay-on = Avanti
web-replay-moment = Momento della partita
web-replay-round = Round
web-replay-seat = Vista da
web-record = Scarica la registrazione
web-fair = Le carte sono state mescolate onestamente. Questa pagina ha ricalcolato ogni distribuzione: tutte corrispondono all’impegno preso prima della prima carta, { $commitment }
web-fair-not = Le carte non corrispondono all’impegno preso prima della prima carta: { $commitment }

## The first game, with words

web-lesson-bid-first = Ognuno ha una carta. Guarda la tua: farà la presa? Se pensi di sì dichiara 1, altrimenti 0. Conta indovinare il numero esatto.
web-lesson-play-first = Ora si gioca. La presa va alla briscola più alta o, se non ce ne sono, alla carta più alta del seme richiesto. Con { -uno-stregone } si batte tutto, con un { -giullare } niente.
web-lesson-score = Chi fa esattamente le prese che ha dichiarato guadagna 20 punti, più 10 per ogni presa. Gli altri perdono 10 punti per ogni presa in più o in meno.
web-lesson-bid-trump = Adesso le carte sono due. La carta scoperta indica il seme di briscola, che batte tutti gli altri. Conta le prese che pensi di fare.
web-lesson-bid-more = Tre carte. Guarda che cosa dichiarano gli altri: in tutto vogliono più prese di quante ce ne sono, o meno?
web-lesson-play-lead = Puoi giocare qualunque carta. Se ti serve una presa, gioca alto; se no, liberati di una carta che potrebbe farne una.
web-lesson-follow = Hai una carta del seme richiesto, quindi devi rispondere al seme. In qualunque momento, però, puoi giocare { -uno-stregone } o un { -giullare }.
web-lesson-wizard = Hai { -uno-stregone }: fa la presa, qualunque altra carta ci sia. Se ce n’è più d’uno, vince il primo.
web-lesson-jester = Hai un { -giullare }: perde contro ogni altra carta. Serve a lasciare agli altri una presa che non vuoi.
web-lesson-play-count = Confronta la dichiarazione con le prese che hai fatto. Da qui in poi ogni carta conta per arrivare al numero esatto.
web-lesson-choose-trump = È stato scoperto { -uno-stregone } e il mazziere sei tu: scegli la briscola.
web-lesson-end = Era una partita intera, in piccolo. Quella vera ha tanti round quanti ne permettono le carte: in quattro giocatori, 15.
web-lesson-close = Ho capito

## Refusals that sound different in the page

web-refusal-unknown = Non ha funzionato ({ $code }).
web-refusal-net-unreachable = Il server non risponde. Il gioco contro i bot, le regole e il segnapunti funzionano anche senza.
web-refusal-net-failed = Il server ha risposto con un errore ({ $status }). Riprova tra un momento.
web-refusal-options-even-bid-needs-open-bids = Il pari si può vietare solo se le dichiarazioni sono aperte, perché l’ultimo deve conoscere le altre. Scegli dichiarazioni aperte o ammetti il pari.
web-refusal-options-two-players-need-secret-bids = In due le dichiarazioni si rivelano a fine round: sceglile segrete, oppure aumenta i giocatori.
web-refusal-options-one-suit-needs-three-or-four = Monocolore si gioca in tre o quattro: cambia il numero dei giocatori.
web-refusal-options-nothing-to-follow = In Monocolore non c’è mai un seme richiesto: togli la regola di rispondere dopo { -uno-stregone }.
web-refusal-options-fixed-schedule = I round di questo gioco sono fissi: lascia vuoto il campo «{ web-option-hand-sizes }».
web-refusal-options-invalid = { FLAG($option) }: «{ $value }» non è un valore ammesso. Valori ammessi: { $allowed }.
