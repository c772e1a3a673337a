### Cards of a game with real cards that cannot be where they are said to be

advise-card-elsewhere = { $card }: { $place ->
    [hand] questa carta è nella tua mano.
    [shown] questa carta è in una mano che vedi.
    [turned] questa è la carta scoperta.
    [played] questa carta è già stata giocata.
   *[spent] questa carta è fuori dal gioco da un round precedente.
}
advise-all-elsewhere = { $card }: se ne sono già viste tutte e quattro le carte.
advise-not-own-suit = { $card }: questa carta è del seme di un altro giocatore.
advise-not-theirs = { $player } non ha in mano questa carta: { $card }.
advise-they-must-follow = { $player } non può giocare questa carta: { $card }. Il seme richiesto è { $led }, e nella mano che hai visto ce n’è.
advise-had-none = { $player } non può avere questa carta: { $card }. Alla presa { $trick } il seme richiesto era { $led }, e { $player } ha giocato: { $played }.
advise-no-such-deal = { $player } non può giocare questa carta: { $card }. Nessuna distribuzione sarebbe compatibile con ciò che è stato giocato: dev’esserci un errore in quello che è stato indicato prima.

## A position in one line

advise-round-is-over = Tutte le carte di questo round sono state giocate: non c’è nulla da consigliare.
advise-not-a-position = La posizione non si legge a «{ $found }»: { $part ->
    [options] le opzioni sono il numero dei giocatori, una lettera per opzione e, dopo i due punti, le carte per round, come 4, 4hw o 3:1-5.
    [round] un round è r e il numero di un round di questa partita, come r3.
    [dealer] chi dà le carte è d e il numero di un posto, come d0.
    [turned] c’è una carta se ne restano dopo la distribuzione, come H7, altrimenti -; { -uno-stregone } può avere il seme scelto, come Z1=S.
    [totals] c’è un numero per posto, come 20,-10,30.
    [viewer] il consiglio è per un posto: qui va il suo numero, o * se ci sono tutte le mani.
    [hands] c’è una mano per posto, o ?, con / in mezzo; nessuna carta è doppia, e ogni posto ha le carte del round, in mano o giocate.
    [bids] c’è una dichiarazione per posto, - se manca e ? se è nascosta, come 2,-,?.
    [tricks] una presa è il posto che ha aperto, due punti e le carte in ordine, come 1:D5.N1.H7.
    [spent] le carte fuori dal gioco sono x e le carte, come xC5.Z1.
    [form] questa posizione si scrive «{ $form }».
   *[other] una posizione è una riga con almeno otto parti: opzioni, round, chi dà le carte, carta scoperta, totali, osservatore, mani e dichiarazioni.
}
