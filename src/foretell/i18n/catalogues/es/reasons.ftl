### Por qué un bot aconseja lo que aconseja: un mensaje por motivo, con el nombre de su código

# Variables: $card, $cards and $suit are names; $bid, $count, $left, $size, $sum, $to-come,
# $wizards, $trumps, $percent, $better, $worse and $more whole numbers; $points, $tricks and $than numbers
# with decimals.

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
reason-bid-high-cards = Tienen buenas opciones de ganar una baza: { $cards }.
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
reason-probably-takes = { $percent ->
    [100] Es casi seguro que gana la baza.
   *[other] Probablemente gana la baza: en { $percent } de cada 100 partidas posibles.
}
reason-probably-loses = { $percent ->
    [0] Es casi seguro que no gana la baza.
   *[other] Probablemente no gana la baza: la gana en { $percent } de cada 100 partidas posibles.
}
reason-likeliest = Ninguna otra carta tuya tiene más opciones de ganar la baza: la gana en { $percent } de cada 100 partidas posibles.
reason-unlikeliest = Ninguna otra carta tuya tiene menos opciones de ganar la baza: la gana en { $percent } de cada 100 partidas posibles.

## A card: what it does to the hand

reason-cheapest-winner = De las cartas que ganan la baza, es la que menos valdrá después.
reason-sheds = Te libra de una carta que podría ganar una baza que no quieres.
reason-spares = De las cartas que no pueden ganar la baza, es la que menos valdrá después.
reason-keeps-jester = Conservas un Bufón, con el que después puedes evitar una baza.
reason-keeps-sure-tricks = { $count ->
    [one] Después hay una baza segura: la que necesitas.
   *[other] Después hay { $count } bazas seguras: bastan para tu apuesta.
}
reason-rest-is-enough = A ojo, el resto de tu mano vale { $tricks } bazas; necesitas { $count ->
    [one] una
   *[other] { $count }
}.
reason-draws-trump = Hace salir los triunfos: los demás pueden tener { $count }.
reason-last-of-suit = Es tu última carta de este palo ({ $suit }): cuando salga, podrás jugar cualquier carta.
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
reason-against-takes = { $percent ->
    [100] Gana una baza que no quieres.
   *[other] En { $percent } de cada 100 partidas posibles gana una baza que no quieres.
}
reason-against-seldom-takes = { $percent ->
    [0] No puede ganar esta baza; la carta mejor la gana en { $better } de cada 100 partidas posibles.
   *[other] Gana la baza solo en { $percent } de cada 100 partidas posibles; la carta mejor, en { $better }.
}
reason-against-keeps-danger = Te deja en la mano una carta que podría ganar una baza que no quieres: { $card }.
reason-against-too-many = A ojo, te quedan { $tricks } bazas por ganar, y { $count ->
    [0] no necesitas ninguna
    [one] necesitas una
   *[other] necesitas { $count }
}.
reason-against-too-few = A ojo, solo te quedan { $tricks } bazas por ganar, y necesitas { $count }.
reason-against-spends-wizard = Gasta un Mago, que es una baza segura cuando la quieras.
reason-against-spends-jester = Gasta un Bufón, con el que más tarde podrías evitar una baza.
reason-against-spends-winner = A ojo, tiene más opciones de ganar una baza más tarde que la carta mejor, y todavía necesitas bazas.
reason-against-keeps-suit = La carta mejor es tu última de su palo ({ $suit }): sin ella, cuando salga podrás jugar cualquier carta.
reason-against-more = Acabas con bazas de más en { $percent } de cada 100 partidas posibles; con la carta mejor, en { $better }.
reason-against-fewer = Acabas con bazas de menos en { $percent } de cada 100 partidas posibles; con la carta mejor, en { $better }.
reason-against-further = De media te quedas a { $tricks } bazas de tu apuesta; con la carta mejor, a { $than }.
