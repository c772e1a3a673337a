### Perché un bot consiglia quello che consiglia: un messaggio per ogni motivo, con il nome del suo codice

# Variables: $card, $cards and $suit are names, $other a card with its article, $how a way in which a card takes
# a trick or fails to. $points, $tricks and $than are numbers with decimals, all others whole numbers.

## Any action

reason-all-same = Non fa differenza: ogni scelta promette lo stesso risultato.
reason-next-bid = La seconda dichiarazione migliore, { $bid }, promette { $points } punti in meno.
reason-next-suit = Il secondo seme migliore promette { $points } punti in meno: { $suit }.
reason-next-card = La seconda carta migliore promette { $points } punti in meno: { $card }.
reason-level-bid = Altrettanto buona, per quanto si può dire: dichiarare { $bid }.
reason-level-suit = Altrettanto buono, per quanto si può dire: { $suit }.
reason-level-card = Altrettanto buona, per quanto si può dire: { $card }.

## A bid

reason-bid-forbidden = Qui non si può dichiarare { $bid }: le dichiarazioni andrebbero in pari con le prese.
reason-bid-sure-tricks = { $count ->
    [one] Una presa è sicura
   *[other] { $count } prese sono sicure
}, qualunque cosa abbiano gli altri.
reason-bid-high-cards = Le carte che più facilmente fanno una presa: { $cards }.
reason-bid-weak-hand = A occhio, nessuna delle tue carte ha buone probabilità di fare una presa.
reason-bid-promises = A occhio, la tua mano vale { $tricks } prese.
reason-bid-others-leave = { $to-come ->
    [0] Gli altri hanno dichiarato { $sum }: { $left ->
        [0] non resta nessuna presa
        [one] resta una presa
       *[other] restano { $left } prese
    }.
   *[other] Finora si è dichiarato { $sum }: { $left ->
        [0] non resta nessuna presa
        [one] resta una presa
       *[other] restano { $left } prese
    } per te e { $to-come ->
        [one] un altro giocatore
       *[other] altri { $to-come } giocatori
    }.
}
reason-bid-others-want-more = Gli altri hanno dichiarato { $sum }, più delle prese che ci sono ({ $size }).
reason-bid-others-hold = In mano agli altri: { $wizards ->
    [0] { -nessuno-stregone }
    [one] { -uno-stregone }
   *[other] { $wizards } { -stregoni }
} e { $trumps ->
    [0] nessuna briscola
    [one] una briscola
   *[other] { $trumps } briscole
}.
reason-bid-others-hold-wizards = In mano agli altri: { $wizards ->
    [0] { -nessuno-stregone }
    [one] { -uno-stregone }
   *[other] { $wizards } { -stregoni }
}; non c’è briscola.

## A suit to be trump

reason-trump-held = { $count ->
    [one] Del seme { $suit } hai una carta: { $card }.
   *[other] Del seme { $suit } hai { $count } carte, la più alta: { $card }.
}
reason-trump-not-held = Del seme { $suit } non hai nessuna carta.
reason-trump-others-hold = { $count ->
    [0] Del seme { $suit } gli altri non hanno nessuna carta.
    [one] Del seme { $suit } gli altri hanno una carta.
   *[other] Del seme { $suit } gli altri hanno { $count } carte.
}

## A card: what is wanted

reason-card-only = Non puoi giocare altro.
reason-all-needed = { $count ->
    [one] Ti serve l’unica presa che resta.
    [2] Ti servono entrambe le prese che restano.
   *[other] Ti servono tutte le { $count } prese che restano.
}
reason-some-needed = Delle { $left } prese che restano te { $count ->
    [one] ne serve una
   *[other] ne servono { $count }
}.
reason-none-needed = La tua dichiarazione è raggiunta: non vuoi altre prese.
reason-out-of-reach = La tua dichiarazione non si può più raggiungere ({ $count } da fare, { $left } che restano), ma ogni presa in più ti risparmia 10 punti.
reason-too-many-taken = Hai { $count ->
    [one] una presa
   *[other] { $count } prese
} di troppo; ogni altra presa ti costa 10 punti.

## A card: what becomes of the trick

reason-wins-as-last = Giochi per ultimo, e con questa fai la presa.
reason-wins-unbeaten = Fa la presa: nessuno dopo di te può batterla.
reason-cannot-win = Non può fare questa presa.
reason-none-can-win = Nessuna carta che puoi giocare può fare questa presa.
reason-all-win = Ogni carta che puoi giocare fa questa presa.
reason-takes-trick = Fa la presa { $count ->
    [one] in una partita possibile
   *[other] in { $count } partite possibili
} su { $games }.
reason-loses-trick = Non fa la presa { $count ->
    [one] in una partita possibile
   *[other] in { $count } partite possibili
} su { $games }.

## A card: the one with which the possible games of two cards part, and how it takes a trick, or not

reason-cause-takes = Con { card-with-article } fai una presa { $count ->
    [0] in nessuna partita possibile
    [one] in una partita possibile
   *[other] in { $count } partite possibili
} su { $games }; { $kept ->
    [1] se giochi subito questa carta
   *[other] dopo { $other }
}, in { $instead ->
    [0] nessuna
    [one] una
   *[other] { $instead }
}. Caso tipico: { $how ->
    [leads] apri con questa carta alla presa { $trick } e nessuno la batte
    [must_lead] alla presa { $trick } non hai altro con cui aprire e nessuno la batte
    [leads_late] apri con questa carta alla presa { $trick }, quando gli altri non hanno più briscole
    [follows] alla presa { $trick } si apre con il suo seme e nessuno la batte
    [late] alla presa { $trick } si apre con il suo seme, quando gli altri non hanno più briscole
    [ruffs] alla presa { $trick } la giochi come briscola su un altro seme
   *[takes] fa la presa { $trick }
}.
reason-cause-fails = Con { card-with-article } fai una presa { $count ->
    [0] in nessuna partita possibile
    [one] in una partita possibile
   *[other] in { $count } partite possibili
} su { $games }; { $kept ->
    [1] se giochi subito questa carta
   *[other] dopo { $other }
}, in { $instead ->
    [0] nessuna
    [one] una
   *[other] { $instead }
}. Caso tipico: { $how ->
    [higher] alla presa { $trick } la batte una carta più alta
    [trumped] alla presa { $trick } la batte una briscola
    [wizard] alla presa { $trick } la batte { -uno-stregone }
    [discarded] alla presa { $trick } la scarti su un altro seme
   *[fails] non fa la presa { $trick }
}.
reason-cause-takes-now = Fa questa presa { $count ->
    [one] in una partita possibile
   *[other] in { $count } partite possibili
} su { $games }; se la tieni e giochi { $other }, { $instead ->
    [0] non ne fa nessuna
    [one] ne fa una in una partita
   *[other] ne fa una in { $instead }
}.
reason-cause-fails-now = { $count ->
    [0] Non fa questa presa
    [one] Fa questa presa in una partita possibile su { $games }
   *[other] Fa questa presa in { $count } partite possibili su { $games }
}; se la tieni e giochi { $other }, ne fa una { $instead ->
    [one] in una partita
   *[other] in { $instead } partite
} su { $games }.

## A card: what it does to the hand

reason-keeps-jester = Ti lascia in mano un { -giullare }, con cui in seguito puoi evitare una presa.
reason-keeps-sure-tricks = { $count ->
    [one] In seguito una presa è sicura: quanto ti serve.
   *[other] In seguito { $count } prese sono sicure: abbastanza per la tua dichiarazione.
}
reason-seldom-too-many = È la carta più sicura contro troppe prese: ne fai troppe { $percent ->
    [one] in una partita possibile
   *[other] in { $percent } partite possibili
} su 100, con altre fino a { $worse }.
reason-seldom-too-few = È la carta più sicura contro troppo poche prese: ne fai troppo poche { $percent ->
    [one] in una partita possibile
   *[other] in { $percent } partite possibili
} su 100, con altre fino a { $worse }.

## Contro una scelta che vale meno della migliore

reason-against-chance = La probabilità che la dichiarazione riesca scende dal { $better }% al { $percent }%.
reason-against-bid-missed = Anche puntando a { $bid ->
    [one] una presa
   *[other] { $bid } prese
}, ne fai di meno { $percent ->
    [one] in una partita possibile
   *[other] in { $percent } partite possibili
} su 100.
reason-against-bid-passed = { $bid ->
    [0] Anche cercando di non fare prese, ne fai almeno una
    [one] Anche puntando a una sola presa, ne fai di più
   *[other] Anche puntando solo a { $bid } prese, ne fai di più
} { $percent ->
    [one] in una partita possibile
   *[other] in { $percent } partite possibili
} su 100.
reason-against-bid-cheap = Una dichiarazione di { $bid } riuscita vale { $more } punti in più.
reason-against-bid-high = A occhio, la tua mano vale solo { $tricks } prese.
reason-against-bid-low = A occhio, la tua mano vale { $tricks } prese.
reason-against-trump-fewer = { $count ->
    [0] Non hai nessuna carta di { $suit }
    [one] Hai una carta di { $suit }
   *[other] Hai { $count } carte di { $suit }
}, ma { $more } del seme migliore.
reason-against-trump-lower = La tua carta più alta del seme migliore è più alta: { $card }.
reason-against-trump-weak = In media fai { $tricks } prese, con il seme migliore { $than }.
reason-against-takes-surely = Fa una presa che non vuoi.
reason-against-takes = { $count ->
    [one] In una partita possibile
   *[other] In { $count } partite possibili
} su { $games } fa una presa che non vuoi.
reason-against-cannot-take = Non può fare questa presa; la carta migliore sì.
reason-against-seldom-takes = Fa la presa { $count ->
    [0] in nessuna partita possibile
    [one] in una partita possibile
   *[other] in { $count } partite possibili
} su { $games }, la carta migliore in { $instead }.
reason-against-more = Finisci con troppe prese { $percent ->
    [one] in una partita possibile
   *[other] in { $percent } partite possibili
} su 100, con la carta migliore in { $better }.
reason-against-fewer = Finisci con troppo poche prese { $percent ->
    [one] in una partita possibile
   *[other] in { $percent } partite possibili
} su 100, con la carta migliore in { $better }.
reason-against-further = In media manchi la dichiarazione di { $tricks } prese, con la carta migliore di { $than }.
