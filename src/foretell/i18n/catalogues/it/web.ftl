### La pagina nel browser: tutto tranne il tavolo

## Everywhere

web-skip = Vai al contenuto
web-home = Inizio
web-loading = Un momento …
web-not-found = Qui non c’è niente
web-not-found-text = Questa pagina non esiste. In alto c’è la via di casa.
web-not-affiliated = Foretell è software libero. Non è legato agli editori del gioco di carte.
web-you = Tu
web-bot-name = Bot { $number }
web-seat = Posto { $seat }

## The first screen

web-claim = Di’ quante prese farai. Poi fanne esattamente tante.
web-choices = Gioca
web-play-now = Gioca subito
web-play-now-text = Tu e tre bot
web-play-friends = Gioca con gli amici
web-play-friends-text = Con un link o un codice
web-resume = Continua la partita
web-resume-text = Round { $round } di { $rounds }
web-your-tables = I tuoi tavoli
web-open-tables = Tavoli aperti
web-table-of = Tavolo di { $host }
web-seats-taken = { $taken } posti occupati su { $players }
web-watch = guarda
web-code = Il codice di un tavolo
web-join = Vai
web-more = Altro
web-learn = Impara giocando
web-rules = Le regole
web-pad = Segnapunti
web-settings = Impostazioni

## Coming to a table

web-invited = Hai un invito
web-your-name = Il tuo nome
web-your-name-hint = Perché gli altri sappiano chi sei. Non ti si chiederà mai altro.
web-come-in = Entra
web-just-watch = Guarda soltanto

## A new table

web-new-table = Un nuovo tavolo
web-preset = Quale gioco?
web-all-options = Tutte le opzioni
web-manners = Al tavolo
web-private = Tra amici
web-private-hint = Viene chi ha il link o il codice.
web-listed = Aperto a tutti
web-listed-hint = La prima schermata mostra il tavolo a chiunque.
web-clock = Orologio
web-clock-none = nessuno
web-clock-quick = 3 minuti a testa, più 3 secondi a mossa
web-clock-normal = 10 minuti a testa, più 10 secondi a mossa
web-clock-long = 30 minuti a testa, più 30 secondi a mossa
web-bots = Forza dei bot
web-bots-hint = I bot prendono i posti liberi e giocano al posto di chi manca.
web-style = Dichiarazioni dei bot
web-style-none = Secondo le loro carte
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
    .hint = Non dimentica nulla e valuta come si può andare avanti.
web-level-master = Maestro
    .hint = Il più forte che ci sia.

web-preset-standard = Il gioco
    .hint = Come nella maggior parte dei regolamenti, da 3 a 6
web-preset-en = Regolamento inglese
    .hint = Dichiarazioni aperte, semi delle carte da gioco
web-preset-es = Regolamento spagnolo
    .hint = Dichiarazioni aperte, semi delle carte da gioco
web-preset-fr = Regolamento francese
    .hint = Popoli e colori, numeri da 1 a 13
web-preset-it-classic = Regolamento italiano, classico
    .hint = Semi delle carte da gioco, numeri da 1 a 13
web-preset-it-fantasy = Regolamento italiano, fantasy
    .hint = Popoli e colori, numeri da 1 a 13
web-preset-hidden-bid = Dichiarazioni coperte
    .hint = Tutti dichiarano insieme, poi si scopre
web-preset-delayed-reveal = Dichiarazioni segrete
    .hint = Nessuno conosce quelle degli altri fino alla fine del round
web-preset-dark-wizard = { -stregone } oscuro
    .hint = Con più { -stregoni }, l’ultimo fa la presa
web-preset-two-players = In due
    .hint = Un mazzo per tutta la partita, dichiarazioni segrete
web-preset-no-even-bid = Niente pari
    .hint = Chi è in testa da solo non può pareggiare le prese
web-preset-clairvoyance = Chiaroveggenza
    .hint = Prima di dichiarare vedi tutte le mani tranne la tua
web-preset-one-suit = Un seme a testa
    .hint = Tutti hanno le stesse quindici carte, in 3 o 4
web-preset-plus-minus-one = Più o meno uno
    .hint = Le dichiarazioni non possono mai dare la somma delle prese
web-preset-short = Una partita breve
    .hint = Cinque round: 1, 3, 5, 7 e 9 carte

web-option-players = Giocatori
web-option-bidding = Dichiarazioni
web-option-even-bid = Possono andare in pari con le prese?
web-option-winning-wizard = Con più { -stregoni }
web-option-deal = Carte
web-option-edition = Edizione
web-option-clairvoyance = Chiaroveggenza
    .hint = Prima delle dichiarazioni vedi le mani degli altri, e non la tua.
web-option-follow-after-wizard = Rispondere dopo { -uno-stregone }
    .hint = Dopo { -uno-stregone } di apertura si risponde alla prima carta numerata.
web-option-first-dealer = Primo mazziere
web-option-hand-sizes = Carte di ogni round
web-bidding-open = Aperte
    .hint = Una dopo l’altra, tutti le sentono
web-bidding-hidden = Coperte
    .hint = Si scoprono quando tutti hanno dichiarato
web-bidding-secret = Segrete
    .hint = Si scoprono alla fine del round
web-even-bid-free = Sì
    .hint = Ogni dichiarazione è permessa
web-even-bid-not-leader = Non se dichiara per ultimo chi è in testa da solo
    .hint = Chi è primo da solo non può pareggiare
web-even-bid-never = Mai
    .hint = L’ultimo deve evitare un numero
web-winning-wizard-first = il primo fa la presa
    .hint = Come in ogni regolamento
web-winning-wizard-last = l’ultimo fa la presa
    .hint = { -stregone } oscuro
web-deal-shared = Un mazzo
    .hint = Rimescolato a ogni round
web-deal-one-suit = Un seme a testa
    .hint = Un seme, { -uno-stregone } e un { -giullare } per ciascuno
web-edition-classic = Classica
    .hint = Fiori, quadri, cuori, picche
web-edition-fantasy = Fantasy
    .hint = Giganti, Nani, Umani, Elfi
web-dealer-draw = La carta più alta pescata
web-hand-sizes-all = 1, 2, 3 … tutte le carte
web-hand-sizes-hint = Per esempio 1, 3, 5 oppure 10-1. Vuoto per i round soliti.

## The rules

web-rules-of = Regole di: { $name }

## Settings

web-language = Lingua
web-set-theme = Aspetto
web-set-theme-auto = Come il dispositivo
web-set-theme-light = Chiaro
web-set-theme-dark = Scuro
web-set-theme-contrast = Alto contrasto
web-set-faces = Figure delle carte
web-set-faces-letters = da 2 a 10, J, Q, K, A
web-set-faces-numbers = da 1 a 13
web-set-order = Ordine della mano
web-set-order-trump-first = Semi, prima la briscola
web-set-order-suits = Semi
web-set-order-ranks = Valori
web-set-speed = Movimento
web-set-speed-normal = Normale
web-set-speed-quick = Veloce
web-set-speed-slow = Lento
web-set-speed-none = Nessuno
web-set-play = Giocare
web-set-confirm = Due tocchi per giocare
    .hint = Il primo solleva la carta, il secondo la gioca.
web-set-preselect = Scegliere in anticipo
    .hint = Tocca una carta mentre gli altri pensano: si gioca al tuo turno, se è permessa.
web-set-playonly = Gioca l’unica carta
    .hint = Dove se ne può giocare una sola, si gioca da sé.
web-set-sound = Suoni
    .hint = Piccoli, per carte e prese.
web-set-keys = Scorciatoie a un tasto
    .hint = Le cifre dichiarano, le lettere leggono ad alta voce. Disattivale se detti i comandi o se premi tasti per sbaglio.
web-own-link = Aggiungi un dispositivo
web-own-link-hint = Apri questo link là. Vale una volta e dieci minuti. Non darlo a nessun altro: mostra le tue carte.
web-own-link-make = Crea un link
web-own-link-qr = Il link come codice da inquadrare con l’altro dispositivo
web-nobody-yet = Qui non hai ancora un nome. Prima siediti a un tavolo.
web-devices = I tuoi dispositivi
web-devices-text = Su questi dispositivi sei { $name }. Se ne hai perso uno, disconnettilo.
web-device-unknown = Dispositivo sconosciuto
web-device-here = Questo dispositivo
web-device-used = Usato l’ultima volta: { $date }
web-sign-out = Disconnetti
web-sign-out-of = Disconnetti { $device }
web-sign-out-others = Disconnetti tutti gli altri
web-sign-out-last = Sei { $name } solo su questo dispositivo: se ti disconnetti, nessuno potrà più essere { $name }.
web-sign-out-sure = Disconnetti per sempre
web-signed-out = La sessione su questo dispositivo è stata chiusa.
web-become = Diventare { $there } su questo dispositivo?
web-become-other = Qui sei { $here }.
web-become-back = Per un giorno puoi tornare a essere { $here }.
web-become-shared = Continua solo se { $there } sei tu. { $there } vede ogni mano che ricevi con questo nome, e può giocarla.
web-become-yes = Diventa { $there }
web-become-no = Resta come sei
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
web-pad-taken = Prese
web-pad-bid-of = Dichiarazione di { $name }
web-pad-taken-of = Prese di { $name }
web-pad-sum = Dichiarazioni finora { $sum }, prese { $tricks }
web-pad-amiss = Le prese fatte sono in tutto { $sum }; erano { $tricks }.
web-pad-edit = Apri il round { $round }
web-pad-again = Un nuovo foglio
web-pad-again-sure = Buttare via questo foglio?
web-less = { $what }: uno in meno
web-more-of = { $what }: uno in più

## Replays

web-replay = Rivedere
web-replay-title = Partita { $number } di { $code }
web-replay-none = Questa partita non c’è, o non è ancora finita.
web-replay-back = Indietro
web-replay-on = Avanti
web-replay-moment = Momento della partita
web-replay-round = Round
web-replay-seat = Come la vede
web-record = Scarica la registrazione
web-fair = Si è mescolato onestamente. Questa pagina ha ricalcolato ogni distribuzione, e corrisponde all’impegno preso prima della prima carta: { $commitment }
web-fair-not = Le carte non corrispondono all’impegno preso prima della prima: { $commitment }

## The first game, with words

web-lesson-bid-first = Ognuno ha una carta. Guarda la tua: farà la presa? Dichiara 1 se lo credi, 0 se no. Conta indovinare esattamente.
web-lesson-play-first = Ora si gioca. Fa la presa la briscola più alta, o la carta più alta del seme di apertura. Con { -uno-stregone } si batte tutto, con un { -giullare } niente.
web-lesson-score = Chi fa esattamente le prese dichiarate prende 20 punti, più 10 per ogni presa. Gli altri perdono 10 punti per ogni presa in più o in meno.
web-lesson-bid-trump = Adesso due carte. La carta scoperta dice la briscola: le sue carte battono tutti gli altri semi. Conta le prese che farai probabilmente.
web-lesson-bid-more = Tre carte. Guarda che cosa dichiarano gli altri: vogliono più prese di quante ce ne sono, o meno?
web-lesson-play-lead = Puoi giocare qualunque carta. Se ti serve una presa, gioca alto; se no, liberati di ciò che potrebbe farne una.
web-lesson-follow = Hai una carta del seme di apertura, quindi devi rispondere. Si può sempre giocare { -uno-stregone } o un { -giullare }.
web-lesson-wizard = Hai { -uno-stregone }: fa la presa, qualunque altra cosa ci sia. Vince il primo { -stregone } della presa.
web-lesson-jester = Hai un { -giullare }: perde contro ogni altra carta. Utile per lasciare una presa che non vuoi.
web-lesson-play-count = Confronta la dichiarazione con le prese fatte. Da qui in poi ogni carta serve al numero esatto.
web-lesson-choose-trump = È stato scoperto { -uno-stregone } e il mazziere sei tu: scegli la briscola.
web-lesson-end = Era una partita intera, in piccolo. Quella vera ha tanti round quanti permettono le carte: 15 in quattro.
web-lesson-close = Capito

## Refusals that sound different in the page

web-refusal-unknown = Non ha funzionato ({ $code }).
web-refusal-net-unreachable = Il server non risponde. Il gioco contro i bot, le regole e il segnapunti funzionano anche senza.
web-refusal-net-failed = Il server ha risposto con un errore ({ $status }). Riprova tra un momento.
web-refusal-options-even-bid-needs-open-bids = Se le dichiarazioni possano andare in pari si stabilisce solo quando sono aperte: l’ultimo deve conoscere le altre.
web-refusal-options-two-players-need-secret-bids = In due si dichiara in segreto: scegli dichiarazioni segrete, o più giocatori.
web-refusal-options-one-suit-needs-three-or-four = Un seme a testa si gioca in tre o quattro.
web-refusal-options-nothing-to-follow = Con un seme a testa non c’è mai un seme di apertura: togli la regola di rispondere dopo { -uno-stregone }.
web-refusal-options-fixed-schedule = I round di questo gioco sono fissi: lascia vuote le carte di ogni round.
web-refusal-options-invalid = { FLAG($option) }: «{ $value }» non è possibile. Possibile: { $allowed }.
