### Consigli per una partita con carte vere

commands-advise = Dà consigli per una partita con carte vere. Senza --hand e --hands fa le domande una alla volta e consiglia ogni volta che tocca a te; con queste opzioni si descrive una sola decisione, nell’ordine in cui le cose sono successe. Durante le domande, { $help } mostra l’aiuto.
    .short = dà consigli per una partita con carte vere

commands-value-seat = POSTO
commands-value-card = CARTA
commands-value-cards = CARTE
commands-value-hands = CARTE/CARTE…
commands-value-suit = SEME
commands-value-bids = N,N…
commands-value-tricks = CARTE/CARTE…
commands-value-totals = N,N…
commands-value-position = POSIZIONE

advise-option-bot = Bot che consiglia (predefinito: strongest).
advise-option-json = Scrive il consiglio in una riga di JSON, e nient’altro.
advise-option-seat = Il tuo posto, da 0, in senso orario (predefinito: 0).
advise-option-dealer = Posto che dà le carte in questo round.
advise-option-hand = Le carte che hai in mano adesso, come si leggono: «c5 ♠K z».
advise-option-hands = Con la chiaroveggenza, le mani degli altri adesso, in senso orario da sinistra: «c5 c6 / z n».
advise-option-turned = Carta scoperta.
advise-option-trump = Seme scelto dal mazziere, se la carta scoperta è { -uno-stregone }.
advise-option-bids = Dichiarazioni, a partire dalla sinistra del mazziere; x per quella che non conosci.
advise-option-tricks = Tutte le carte giocate, nell’ordine: «f5 f3 fA p5 / q4 q6».
advise-option-totals = Totali posto per posto, dal posto 0.
advise-option-spent = In due, le carte dei round precedenti.
advise-option-position = La decisione come posizione in una riga: «3:2 r1 d0 H2 0,0,0 * C1.D4/H5.N1/S9.Z1 -,1,1». Sostituisce le opzioni precedenti e il gioco.

advise-seat = Posto { $seat }
advise-welcome = Consiglia il bot { $bot }. Regole: { $rules }. A ogni domanda { $help } mostra l’aiuto, { $undo } annulla l’ultima risposta, { $quit } esce.
advise-standard = di base

## Questions

advise-ask-players = Gli altri giocatori, in senso orario (Invio: { $others }):
advise-ask-suits = I semi di ognuno, prima il tuo, poi in senso orario:
advise-ask-size = Carte a testa (Invio: { $size }):
advise-ask-dealer = Chi dà le carte ({ $choices }):
advise-ask-usual-dealer = Chi dà le carte ({ $choices }; Invio: { $usual }):
advise-ask-totals = Totali ({ $names }):
advise-ask-any-totals = Totali ({ $names }; Invio: tutti 0):
advise-ask-turned = Round { $number }, carta scoperta:
advise-ask-hand = La tua mano ({ $left ->
    [one] una carta
   *[other] { $left } carte
}):
advise-ask-shown = { $who } mostra ({ $left ->
    [one] una carta
   *[other] { $left } carte
}):
advise-ask-spent = Fuori dal gioco dai round precedenti ({ $left ->
    [one] una carta
   *[other] { $left } carte
}):
advise-ask-trump = { $who } sceglie la briscola:
advise-ask-bid = { $who } dichiara:
advise-ask-revealed = { $who } aveva dichiarato:
advise-ask-lead = { $who } apre con:
advise-ask-card = { $who } gioca:
advise-ask-own-trump = La briscola (Invio: { $advised }):
advise-ask-own-bid = La tua dichiarazione (Invio: { $advised }):
advise-ask-own-lead = Apri con (Invio: { $advised }):
advise-ask-own-card = La tua carta (Invio: { $advised }):

## Help

advise-help-names = nomi
advise-help-names-how = quelli degli altri, in senso orario da sinistra, separati da spazi o virgole
advise-help-number = un numero
advise-help-number-how = quanti altri giocano, da 1 a 5
advise-help-players-enter = { $others ->
    [one] un altro giocatore, senza nome
   *[other] altri { $others } giocatori, senza nomi
}
advise-help-suits = semi
advise-help-suits-how = uno per ogni giocatore, per esempio { $example }: i segni o l’inizio dei nomi
advise-help-size-how = quante carte riceve ognuno in questo round
advise-help-size-enter = il primo round
advise-help-player = un giocatore
advise-help-dealer-how = chi dà le carte: il numero davanti al nome o l’inizio del nome
advise-help-numbers = numeri
advise-help-totals-how = i totali prima di questo round, separati da spazi o virgole
advise-help-totals-enter = li lascia a 0
advise-help-cards = più d’una
advise-help-cards-how = carte separate da spazi o virgole, tutte insieme o in più righe
advise-help-plays-how = le carte di più giocatori nell’ordine, separate da spazi o virgole
advise-help-card-how = quello che mostra ({ $short }) o il nome ({ $name })
advise-help-trump-how = il suo numero, il segno o l’inizio del nome ({ $name })
advise-help-bid-how = la dichiarazione, da 0 a { $most }; più dichiarazioni nell’ordine, separate da spazi
advise-help-enter = quello che viene consigliato
advise-help-undo = annulla l’ultima risposta, poi quella prima, quante volte vuoi
advise-help-quit = esce

## Advice

advise-bid = Consiglio: dichiara { $bid }
advise-trump = Consiglio: briscola { $suit }
advise-play = Consiglio: gioca { card-with-article }
advise-column-made = riesce
advise-column-behind = distacco
advise-games = { $count ->
    [0] Secondo la sola rete, senza provare partite
    [one] Una partita possibile
   *[other] { $count } partite possibili
}; ± è l’intervallo al 95% dei punti.
advise-told = { $action }: { $points } punti, più o meno { $margin }; la dichiarazione riesce nel { $made } delle partite.
advise-told-behind = { $action }: { $points } punti, più o meno { $margin }; la dichiarazione riesce nel { $made } delle partite; { $behind } punti in meno della scelta migliore, più o meno { $behind-margin }.

## What cannot be

advise-not-those-cards = «{ $text }» non indica una e una sola carta: scrivi quello che la carta mostra o il suo nome, z per { -uno-stregone }, n per un { -giullare }.
advise-one-card-at-a-time = Qui va indicata una sola carta, e queste sono più d’una: { $cards }.
advise-too-many-cards = Queste sono { $given } carte, e { $left ->
    [one] ne manca una sola
   *[other] ne mancano solo { $left }
}.
advise-no-such-round = In nessun round si ricevono «{ $text }» carte a testa. I round ne danno: { $sizes }.
advise-not-a-player = «{ $text }» non indica uno e un solo giocatore.
advise-not-those-players = «{ $text }» non si capisce: scrivi un nome diverso per ognuno degli altri, separati da spazi o virgole, oppure quanti sono.
advise-other-number-of-players = Così i giocatori sarebbero { $given }, ma ne erano stati indicati { $needed }.
advise-not-those-suits = «{ $text }»: scrivi un seme diverso per ognuno dei { $players } giocatori, prima il tuo.
advise-not-those-totals = «{ $text }»: scrivi un totale per ognuno dei { $players } giocatori.
advise-not-noted = Non annotato: { $rest }.
advise-nothing-to-undo = Non c’è ancora nessuna risposta da annullare.
advise-not-told = Serve anche { $flag }: vedi foretell advise --help.
advise-says-too-much = { $flag } dice più di quello che si può sapere a questo punto del round.
advise-others-turn = Non tocca a te: tocca a { $player }. Indica tutto quello che è successo finora.
advise-not-a-seat = { $flag } richiede un posto da 0 a { $last }, non «{ $value }».
advise-other-number-of-cards = La presa { $trick } ha { $given ->
    [one] una carta
   *[other] { $given } carte
}, ma i giocatori sono { $players }.
advise-other-number-of-hands = --hands richiede { $needed ->
    [one] una mano, quella dell’altro giocatore,
   *[other] { $needed } mani separate da /, una per ogni altro giocatore,
} non { $given }.
advise-position-says-it = Quello che dice { $flag } lo dice già la posizione: togli { $flag }.
advise-cannot-explain = Il bot { $bot } gioca, ma non sa spiegare le sue scelte. Usane uno che sa farlo, come searcher.
