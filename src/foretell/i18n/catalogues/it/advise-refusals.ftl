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
