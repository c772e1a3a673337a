### Cards of a game with real cards that cannot be where they are said to be

advise-card-elsewhere = { $card }: { $place ->
    [hand] esta carta está en tu mano.
    [shown] esta carta está en una mano que ves.
    [turned] esta es la carta descubierta.
    [played] esta carta ya se ha jugado.
   *[spent] esta carta está fuera del juego desde una ronda anterior.
}
advise-all-elsewhere = { $card }: ya se han visto los cuatro.
advise-not-own-suit = { $card }: esta carta es del palo de otro jugador.
advise-not-theirs = { $player } no tiene esta carta: { $card }.
advise-they-must-follow = { $player } no puede jugar esta carta: { $card }. El palo pedido es { $led }, y lo hay en la mano que viste.
advise-had-none = { $player } no puede tener esta carta: { $card }. En la baza { $trick } el palo pedido era { $led }, y { $player } jugó: { $played }.
advise-no-such-deal = { $player } no puede jugar esta carta: { $card }. Ningún reparto encajaría con lo que se ha jugado: algo anterior tiene que estar mal.

## A position in one line

advise-round-is-over = Se han jugado todas las cartas de esta ronda: no hay nada que aconsejar.
advise-not-a-position = La posición no se puede leer en «{ $found }»: { $part ->
    [options] las opciones son el número de jugadores, una letra por opción y, tras dos puntos, las cartas por ronda, como 4, 4hw o 3:1-5.
    [round] una ronda es r y el número de una ronda de esta partida, como r3.
    [dealer] quien reparte es d y el número de un asiento, como d0.
    [turned] hay una carta si quedan cartas tras el reparto, como H7, y si no, -; un Mago puede llevar el palo elegido, como Z1=S.
    [totals] hay un número por asiento, como 20,-10,30.
    [viewer] el consejo es para un asiento: aquí va su número, o * si se dan todas las manos.
    [hands] hay una mano por asiento, o un signo de interrogación, con / en medio; ninguna carta se repite y cada asiento tiene las cartas de la ronda, en la mano o jugadas.
    [bids] hay una apuesta por asiento, - si falta y un signo de interrogación si está oculta, como 2,-,1.
    [tricks] una baza es el asiento que salió, dos puntos y las cartas en orden, como 1:D5.N1.H7.
    [spent] las cartas fuera de juego son x y las cartas, como xC5.Z1.
    [form] esta posición se escribe «{ $form }».
   *[other] una posición es una línea con al menos ocho partes: opciones, ronda, quien reparte, carta descubierta, totales, observador, manos y apuestas.
}
