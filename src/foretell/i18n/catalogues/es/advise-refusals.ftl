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
