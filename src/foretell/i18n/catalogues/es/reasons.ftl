### Por qué un bot aconseja lo que aconseja: un mensaje por motivo, con el nombre de su código

# Variables: $card, $cards and $suit are names, $other a card with its article, $how a way in which a card takes
# a trick or fails to. $points, $tricks and $than are numbers with decimals, all others whole numbers.

## Any action

reason-all-same = Da lo mismo: todo lo que puedes hacer promete los mismos puntos.
reason-next-bid = La siguiente mejor apuesta, { $bid }, promete { $points } puntos menos.
reason-next-suit = El siguiente mejor palo promete { $points } puntos menos: { $suit }.
reason-next-card = La siguiente mejor carta promete { $points } puntos menos: { $card }.
reason-level-bid = Igual de bueno, hasta donde se puede saber: apostar { $bid }.
reason-level-suit = Igual de bueno, hasta donde se puede saber: { $suit }.
reason-level-card = Igual de bueno, hasta donde se puede saber: { $card }.

## A bid

reason-bid-forbidden = Aquí no se puede apostar { $bid }: las apuestas sumarían justo las bazas.
reason-bid-sure-tricks = { $count ->
    [one] Una baza es segura
   *[other] { $count } bazas son seguras
}, tengan lo que tengan los demás.
reason-bid-high-cards = Las que más opciones tienen de ganar una baza: { $cards }.
reason-bid-weak-hand = A ojo, ninguna de tus cartas tiene buenas opciones de ganar una baza.
reason-bid-promises = A ojo, tu mano vale { $tricks } bazas.
reason-bid-others-leave = { $to-come ->
    [0] Los demás han apostado { $sum }: { $left ->
        [0] no queda ninguna baza
        [one] queda una baza
       *[other] quedan { $left } bazas
    }.
   *[other] Hasta ahora se ha apostado { $sum }: { $left ->
        [0] no queda ninguna baza
        [one] queda una baza
       *[other] quedan { $left } bazas
    } para ti y { $to-come ->
        [one] un jugador más
       *[other] { $to-come } jugadores más
    }.
}
reason-bid-others-want-more = Los demás han apostado { $sum }, más de las bazas que hay ({ $size }).
reason-bid-others-hold = Los demás tienen { $wizards ->
    [0] ningún Mago
    [one] un Mago
   *[other] { $wizards } Magos
} y { $trumps ->
    [0] ningún triunfo
    [one] un triunfo
   *[other] { $trumps } triunfos
}.
reason-bid-others-hold-wizards = Los demás tienen { $wizards ->
    [0] ningún Mago
    [one] un Mago
   *[other] { $wizards } Magos
}, y no hay triunfo.

## A suit to be trump

reason-trump-held = { $count ->
    [one] De este palo ({ $suit }) tienes una carta: { $card }.
   *[other] De este palo ({ $suit }) tienes { $count } cartas, la más alta: { $card }.
}
reason-trump-not-held = De este palo no tienes ninguna carta: { $suit }.
reason-trump-others-hold = { $count ->
    [0] De este palo ({ $suit }) los demás no tienen ninguna carta.
    [one] De este palo ({ $suit }) los demás tienen una carta.
   *[other] De este palo ({ $suit }) los demás tienen { $count } cartas.
}

## A card: what is wanted

reason-card-only = No puedes jugar otra cosa.
reason-all-needed = { $count ->
    [one] Necesitas la única baza que queda.
    [2] Necesitas las dos bazas que quedan.
   *[other] Necesitas las { $count } bazas que quedan.
}
reason-some-needed = De las { $left } bazas que quedan necesitas { $count ->
    [one] una
   *[other] { $count }
}.
reason-none-needed = Tu apuesta está cumplida: no quieres más bazas.
reason-out-of-reach = Tu apuesta ya no se puede cumplir ({ $count ->
    [one] falta 1
   *[other] faltan { $count }
}, { $left ->
    [one] queda { $left }
   *[other] quedan { $left }
}), pero cada baza salva 10 puntos.
reason-too-many-taken = Llevas { $count ->
    [one] una baza
   *[other] { $count } bazas
} de más; cada nueva baza cuesta otros 10 puntos.

## A card: what becomes of the trick

reason-wins-as-last = Juegas en último lugar y ganas la baza.
reason-wins-unbeaten = Gana la baza: nadie después de ti puede superarla.
reason-cannot-win = No puede ganar esta baza.
reason-none-can-win = Ninguna carta que puedas jugar puede ganar esta baza.
reason-all-win = Cualquier carta que puedas jugar gana esta baza.
reason-takes-trick = Gana la baza en { $count } de { $games } partidas posibles.
reason-loses-trick = No gana la baza en { $count } de { $games } partidas posibles.

## A card: the one with which the possible games of two cards part, and how it takes a trick, or not

reason-cause-takes = Con { card-with-article } ganas una baza en { $count ->
    [0] ninguna
   *[other] { $count }
} de { $games } partidas posibles; { $kept ->
    [1] si juegas esta carta ahora
   *[other] tras { $other }
}, en { $instead ->
    [0] ninguna
   *[other] { $instead }
}. Lo típico: { $how ->
    [leads] sales con esta carta en la baza { $trick } y nadie la supera
    [must_lead] en la baza { $trick } no tienes otra carta con que salir y nadie la supera
    [leads_late] sales con esta carta en la baza { $trick }, cuando a los demás no les quedan triunfos
    [follows] en la baza { $trick } se sale de su palo y nadie la supera
    [late] en la baza { $trick } se sale de su palo, cuando a los demás no les quedan triunfos
    [ruffs] en la baza { $trick } la juegas como triunfo sobre otro palo
   *[takes] gana la baza { $trick }
}.
reason-cause-fails = Con { card-with-article } ganas una baza en { $count ->
    [0] ninguna
   *[other] { $count }
} de { $games } partidas posibles; { $kept ->
    [1] si juegas esta carta ahora
   *[other] tras { $other }
}, en { $instead ->
    [0] ninguna
   *[other] { $instead }
}. Lo típico: { $how ->
    [higher] en la baza { $trick } la supera una carta más alta
    [trumped] en la baza { $trick } la supera un triunfo
    [wizard] en la baza { $trick } la supera un Mago
    [discarded] en la baza { $trick } la descartas sobre otro palo
   *[fails] no gana la baza { $trick }
}.
reason-cause-takes-now = Gana esta baza en { $count } de { $games } partidas posibles; si la guardas y juegas { $other }, { $instead ->
    [0] no gana ninguna
   *[other] gana una en { $instead }
}.
reason-cause-fails-now = { $count ->
    [0] No gana esta baza; si la guardas y juegas { $other }, gana una en { $instead } de { $games } partidas posibles.
   *[other] Gana esta baza en { $count } de { $games } partidas posibles; si la guardas y juegas { $other }, gana una en { $instead }.
}

## A card: what it does to the hand

reason-keeps-jester = Conservas un Bufón, con el que después puedes evitar una baza.
reason-keeps-sure-tricks = { $count ->
    [one] Después hay una baza segura: la que necesitas.
   *[other] Después hay { $count } bazas seguras: bastan para tu apuesta.
}
reason-seldom-too-many = Es la carta más segura contra las bazas de más: acabas con bazas de más en { $percent } de cada 100 partidas posibles; con otras, hasta en { $worse }.
reason-seldom-too-few = Es la carta más segura contra las bazas de menos: acabas con bazas de menos en { $percent } de cada 100 partidas posibles; con otras, hasta en { $worse }.

## Contra una opción que vale menos que la mejor

reason-against-chance = La probabilidad de cumplir tu apuesta baja del { $better } % al { $percent } %.
reason-against-bid-missed = Aunque busques { $bid ->
    [one] una baza
   *[other] { $bid } bazas
}, ganas menos en { $percent } de cada 100 partidas posibles.
reason-against-bid-passed = { $bid ->
    [0] Aunque no busques ninguna baza, ganas alguna en { $percent } de cada 100 partidas posibles.
    [one] Aunque busques solo una baza, ganas más en { $percent } de cada 100 partidas posibles.
   *[other] Aunque busques solo { $bid } bazas, ganas más en { $percent } de cada 100 partidas posibles.
}
reason-against-bid-cheap = Una apuesta de { $bid } cumplida da { $more } puntos más.
reason-against-bid-high = A ojo, tu mano vale solo { $tricks } bazas.
reason-against-bid-low = A ojo, tu mano vale { $tricks } bazas.
reason-against-trump-fewer = { $count ->
    [0] No tienes ninguna carta de { $suit }
    [one] Tienes una carta de { $suit }
   *[other] Tienes { $count } cartas de { $suit }
}, pero { $more } del palo mejor.
reason-against-trump-lower = Tu carta más alta del palo mejor es más alta: { $card }.
reason-against-trump-weak = De media ganas { $tricks } bazas; con el palo mejor, { $than }.
reason-against-takes-surely = Gana una baza que no quieres.
reason-against-takes = En { $count } de { $games } partidas posibles gana una baza que no quieres.
reason-against-cannot-take = No puede ganar esta baza; la carta mejor, sí.
reason-against-seldom-takes = Gana la baza en { $count ->
    [0] ninguna
   *[other] { $count }
} de { $games } partidas posibles; la carta mejor, en { $instead }.
reason-against-more = Acabas con bazas de más en { $percent } de cada 100 partidas posibles; con la carta mejor, en { $better }.
reason-against-fewer = Acabas con bazas de menos en { $percent } de cada 100 partidas posibles; con la carta mejor, en { $better }.
reason-against-further = De media te quedas a { $tricks } bazas de tu apuesta; con la carta mejor, a { $than }.
