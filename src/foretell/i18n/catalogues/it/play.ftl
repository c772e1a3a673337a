### Il tavolo nel terminale

# In these sentences $who is a player and $you says whether it is the reader (yes or no).

## Names

play-you = Tu
# The person's name in a record, when they give none.
play-human = Giocatore
play-bot = Bot { $number }
# A player and what is said of them; several follow each other with commas.
play-pair = { $who }: { $what }

## The round

play-round = Round { $number } di { $rounds }
play-dealer = { $you ->
    [yes] dai le carte tu
   *[no] dà le carte { $who }
}
play-deals = { $you ->
    [yes] Dai { $cards ->
        [one] una carta
       *[other] { $cards } carte
    } a testa.
   *[no] { $who } dà { $cards ->
        [one] una carta
       *[other] { $cards } carte
    } a testa.
}
play-draw = Si pesca per stabilire il primo mazziere: { $cards }.
play-draw-won = { $you ->
    [yes] Hai pescato la carta più alta: cominci tu a dare le carte.
   *[no] { $who } ha pescato la carta più alta: comincia a dare le carte.
}

## Trump

play-trump = briscola { $suit } (scoperta: { $turned })
play-trump-none = senza briscola (scoperta: { $turned })
play-trump-to-choose = briscola ancora da scegliere (scoperta: { $turned })
play-trump-no-card = senza briscola (mazzo esaurito)
play-trump-one-suit = senza briscola (monocolore)
play-trump-chosen = { $you ->
    [yes] Scegli la briscola: { $suit }.
   *[no] { $who } sceglie la briscola: { $suit }.
}

## Bids

play-bids = { $you ->
    [yes] Dichiari { $bid }.
   *[no] { $who } dichiara { $bid }.
}
play-has-bid = { $you ->
    [yes] Hai dichiarato.
   *[no] { $who } ha dichiarato.
}
play-bids-announced = Le dichiarazioni: { $bids }.
play-bids-secret = Tutti hanno dichiarato. Le dichiarazioni restano segrete fino alla fine del round.
play-hands-taken-up = Le mani che hai visto tornano coperte, e tu prendi la tua.
play-sum-so-far = finora { $sum } su { $tricks ->
    [one] una presa
   *[other] { $tricks } prese
}
play-sum = in tutto { $sum } su { $tricks ->
    [one] una presa
   *[other] { $tricks } prese
}: { $difference }
play-even = in pari
play-overbid = { $by } di troppo
play-underbid = { $by } in meno
# The last row below the bids: their sum, and of how many tricks.
play-together = In tutto
play-of-tricks = su { $tricks }
play-exact = esatto
play-needs = ancora { $count }
play-over = { $count } di troppo

## The trick

play-trick-title = Presa { $number } di { $tricks }
play-last-trick-title = Presa precedente, { $number } di { $tricks }
play-leads = apre
play-led = ha aperto
play-winning = finora vince
play-took = ha preso
play-leads-card = { $you ->
    [yes] Apri con { card-with-article }.
   *[no] { $who } apre con { card-with-article }.
}
play-plays = { $you ->
    [yes] Giochi { card-with-article }.
   *[no] { $who } gioca { card-with-article }.
}
play-takes = { $you ->
    [yes] Prendi tu con { card-with-article }: { $taken ->
        [one] fatta 1
       *[other] fatte { $taken }
    }, { $bid ->
        [one] dichiarata 1
       *[other] dichiarate { $bid }
    }.
   *[no] Prende { $who } con { card-with-article }: { $taken ->
        [one] fatta 1
       *[other] fatte { $taken }
    }, { $bid ->
        [one] dichiarata 1
       *[other] dichiarate { $bid }
    }.
}
play-takes-secretly = { $you ->
    [yes] Prendi tu con { card-with-article }: { $taken ->
        [one] fatta 1
       *[other] fatte { $taken }
    }.
   *[no] Prende { $who } con { card-with-article }: { $taken ->
        [one] fatta 1
       *[other] fatte { $taken }
    }.
}
play-spent = Fuori dal gioco:

## The score

play-column-bid = dich.
play-column-tricks = prese
play-column-points = punti
play-column-score = totale
play-round-over = Fine del round { $number }
play-result = { $who }: { $bid ->
    [one] dichiarata 1
   *[other] dichiarate { $bid }
}, { $taken ->
    [one] fatta 1
   *[other] fatte { $taken }
}, { $points } punti, totale { $total }.
play-wins = { $you ->
    [yes] Vinci con { $total } { $points ->
        [one] punto
       *[other] punti
    }!
   *[no] Vince { $who } con { $total } { $points ->
        [one] punto
       *[other] punti
    }.
}
play-win-together = Vittoria a pari merito: { $who }, con { $total } { $points ->
    [one] punto
   *[other] punti
}.
play-plot-title = I totali round per round

## The pad, the tricks and the rules on demand

play-pad-cell = { $bid ->
    [one] dichiarata 1
   *[other] dichiarate { $bid }
}, totale { $total }
play-pad-row = Round { $number }: { $cells }.
play-pad-empty = Non è ancora stato segnato nessun round.
play-trick-told = { $you ->
    [yes] Presa { $number }. { $cards }. Hai preso tu.
   *[no] Presa { $number }. { $cards }. Ha preso { $who }.
}
play-no-tricks = In questo round non è ancora stata fatta nessuna presa.
play-no-clause = Le regole di questo tavolo non hanno { $part }.
play-rules-hint = r 7 mostra per intero la parte R7, r 7.3 un solo articolo.
play-taken-back = Annullato.
play-hint-asking = Lo chiedo al bot più forte…

## Read aloud

play-your-hand = La tua mano: { $cards }.
play-shows = { $who } mostra: { $cards }.
play-you-can-play = Puoi giocare: { $cards }.
play-you-cannot-play = Per ora no: { $cards }.

## Questions

# $help is the key that shows the help.
play-ask-trump = Briscola (1–4, { $help } per l’aiuto):
play-ask-bid = La tua dichiarazione (0–{ $most }, { $help } per l’aiuto):
play-ask-card = { $most ->
    [one] La tua carta (1, { $help } per l’aiuto):
   *[other] La tua carta (1–{ $most }, { $help } per l’aiuto):
}
play-ask-lead = { $most ->
    [one] Apri tu (1, { $help } per l’aiuto):
   *[other] Apri tu (1–{ $most }, { $help } per l’aiuto):
}
# Before somebody is shown their hand, where several people share the screen.
play-hand-over = { $who }, tocca a te. Premi Invio quando nessun altro guarda:
play-key-enter = Invio
play-help-trump = un seme
play-help-trump-how = diventa briscola; scrivi il suo numero, il segno o l’inizio del nome ({ $name })
play-help-bid = un numero
play-help-bid-how = le prese che dichiari, da 0 a { $most }
play-help-card = una carta
play-help-card-how = la gioca; scrivi il suo numero, quello che mostra ({ $short }) o il nome ({ $name })
play-help-special = carte speciali: { $wizard }, { $jester }
play-help-look = mostra di nuovo il tavolo
play-help-help = questo aiuto
play-help-pad = il blocco segnapunti
play-help-tricks = le prese di questo round
play-help-undo = annulla la tua ultima dichiarazione o carta, anche dopo le mosse dei bot, fino alla fine del round; con altre persone, finché nessuno ha agito
play-help-quit = salva la partita ed esce
play-help-rules = le regole di questo tavolo
play-help-hint = un suggerimento del bot più forte; il segnapunti mostra che l’hai chiesto

## What was typed and cannot be read

prompt-not-a-bid = «{ $text }» non è una dichiarazione: scrivi un numero intero da 0 a { $hand-size }.
prompt-not-a-suit = «{ $text }» non indica uno e un solo seme: scrivi il numero, il segno o il nome di un seme.
prompt-not-a-card = «{ $text }» non è né una carta né un comando: scrivi il numero di una carta, da 1 a { $hand-size }, quello che mostra o il suo nome.
prompt-no-such-number = La carta { $number } non c’è: { $hand-size ->
    [one] hai una sola carta, la numero 1
   *[other] le tue carte sono numerate da 1 a { $hand-size }
}.
prompt-several-cards = «{ $text }» può indicare più di una delle tue carte: { $cards }. Scrivi quale.

## A game taken up again

resume-no-human = Si può riprendere solo una partita in cui gioca almeno una persona. In questa giocano solo bot; «foretell show» la mostra di nuovo.
file-in-use = { $path } è in uso: ci sta scrivendo un’altra finestra o un altro programma. Chiudi prima quello.

## Beginning and end

play-welcome = Al tavolo con te: { $others }.
play-welcome-all = Al tavolo: { $players }.
play-seed = Il seed della partita: { $seed }
play-not-kept = Questa partita non viene salvata. { $why }
play-bot-failed = { $why } Dove non ce la fa, al suo posto gioca «steady».
# A command follows on a line of its own.
play-saved = La partita è salvata in { $path }. Per riprenderla:
play-kept = La partita è salvata in { $path }. Per rivederla:

## Replay

play-game = Partita { $id }
play-game-started = Iniziata il { $started }, seed { $seed }
play-game-players = Giocatori: { $players }
play-holds = { $who } ha in mano: { $cards }.
play-broken-off = La partita è stata interrotta nel round { $number } di { $rounds }.
play-broken-off-at-once = La partita è stata interrotta prima della prima distribuzione.
