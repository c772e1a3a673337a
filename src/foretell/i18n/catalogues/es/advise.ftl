### Consejos para una partida con cartas de verdad

commands-advise = Da consejos para una partida con cartas de verdad. Sin --hand ni --hands pregunta paso a paso y aconseja cada vez que te toca; con ellas se describe una sola decisión, con todo lo ocurrido en su orden. Durante las preguntas, { $help } muestra la ayuda.
    .short = da consejos para una partida con cartas de verdad

commands-value-seat = ASIENTO
commands-value-card = CARTA
commands-value-cards = CARTAS
commands-value-hands = CARTAS/CARTAS…
commands-value-suit = PALO
commands-value-bids = N,N…
commands-value-tricks = CARTAS/CARTAS…
commands-value-totals = N,N…
commands-value-position = POSICIÓN

advise-option-bot = El bot que aconseja (por defecto: strongest).
advise-option-json = El consejo en una línea de JSON, y nada más.
advise-option-seat = Tu asiento, desde 0 en el sentido de las agujas del reloj (por defecto: 0).
advise-option-dealer = El asiento que reparte en esta ronda.
advise-option-hand = Las cartas que tienes ahora, tal como se ven: «c5 ♠K z».
advise-option-hands = Con clarividencia, las manos de los demás ahora, desde tu izquierda: «c5 c6 / z n».
advise-option-turned = La carta descubierta.
advise-option-trump = El palo que eligió quien reparte, si se descubrió un Mago.
advise-option-bids = Las apuestas, desde la izquierda de quien reparte; x si no conoces una.
advise-option-tricks = Todas las cartas jugadas, en su orden: «t5 t3 tA p5 / d4 d6».
advise-option-totals = Los totales asiento por asiento, desde el asiento 0.
advise-option-spent = Entre dos jugadores, las cartas de las rondas anteriores.
advise-option-position = La decisión como posición en una línea: «3:2 r1 d0 H2 0,0,0 * C1.D4/H5.N1/S9.Z1 -,1,1». Sustituye a las opciones anteriores y al juego.

advise-seat = Asiento { $seat }
advise-welcome = Aconseja el bot { $bot }. Reglas: { $rules }. En cada pregunta, { $help } muestra la ayuda, { $undo } deshace la última respuesta y { $quit } sale.
advise-standard = estándar

## Questions

advise-ask-players = Los demás jugadores, desde tu izquierda (Intro: { $others }):
advise-ask-suits = El palo de cada uno, primero el tuyo y luego desde tu izquierda:
advise-ask-size = Cartas por jugador (Intro: { $size }):
advise-ask-dealer = Quién reparte ({ $choices }):
advise-ask-usual-dealer = Quién reparte ({ $choices }; Intro: { $usual }):
advise-ask-totals = Totales ({ $names }):
advise-ask-any-totals = Totales ({ $names }; Intro: todos 0):
advise-ask-turned = Ronda { $number }, carta descubierta:
advise-ask-hand = Tu mano ({ $left ->
    [one] una carta
   *[other] { $left } cartas
}):
advise-ask-shown = { $who } muestra ({ $left ->
    [one] una carta
   *[other] { $left } cartas
}):
advise-ask-spent = Fuera del juego desde rondas anteriores ({ $left ->
    [one] una carta
   *[other] { $left } cartas
}):
advise-ask-trump = { $who } elige el triunfo:
advise-ask-bid = { $who } apuesta:
advise-ask-revealed = { $who } había apostado:
advise-ask-lead = { $who } sale con:
advise-ask-card = { $who } juega:
advise-ask-own-trump = El triunfo (Intro: { $advised }):
advise-ask-own-bid = Tu apuesta (Intro: { $advised }):
advise-ask-own-lead = Sales con (Intro: { $advised }):
advise-ask-own-card = Tu carta (Intro: { $advised }):

## Help

advise-help-names = nombres
advise-help-names-how = los de los demás, en orden desde tu izquierda, separados por espacios o comas
advise-help-number = un número
advise-help-number-how = cuántos jugadores más hay, de 1 a 5
advise-help-players-enter = { $others ->
    [one] un jugador más, sin nombre
   *[other] { $others } jugadores más, sin nombres
}
advise-help-suits = palos
advise-help-suits-how = uno por jugador, por ejemplo { $example }: sus signos o el principio de sus nombres
advise-help-size-how = cuántas cartas recibe cada uno en esta ronda
advise-help-size-enter = la primera ronda
advise-help-player = un jugador
advise-help-dealer-how = quien reparte: el número delante del nombre o el principio del nombre
advise-help-numbers = números
advise-help-totals-how = los totales antes de esta ronda, separados por espacios o comas
advise-help-totals-enter = los deja en 0
advise-help-cards = varias cartas
advise-help-cards-how = separadas por espacios o comas, todas juntas o en varias líneas
advise-help-plays-how = las de varios jugadores en su orden, separadas por espacios o comas
advise-help-card-how = lo que muestra ({ $short }) o su nombre ({ $name })
advise-help-trump-how = su número, su signo o el principio de su nombre ({ $name })
advise-help-bid-how = la apuesta, de 0 a { $most }; varias apuestas, en su orden y separadas por espacios
advise-help-enter = lo que se aconseja
advise-help-undo = deshace la última respuesta, y la anterior, cuantas veces quieras
advise-help-quit = sale

## Advice

advise-bid = Consejo: apuesta { $bid }
advise-trump = Consejo: elige como triunfo { $suit }
advise-play = Consejo: juega { card-with-article }
advise-column-made = se cumple
advise-column-behind = por detrás
advise-games = { $count ->
    [0] Solo según la red, sin probar ninguna partida
    [one] Una partida posible
   *[other] { $count } partidas posibles
}; ± es el intervalo del 95 % de los puntos.
advise-told = { $action }: { $points } puntos, { $margin } más o menos; la apuesta se cumple en el { $made } de las partidas.
advise-told-behind = { $action }: { $points } puntos, { $margin } más o menos; la apuesta se cumple en el { $made } de las partidas; { $behind } puntos menos que lo mejor, { $behind-margin } más o menos.

## What cannot be

advise-not-those-cards = «{ $text }» no corresponde a ninguna carta, o corresponde a más de una: escribe lo que la carta muestra o su nombre, z para un Mago, n para un Bufón.
advise-one-card-at-a-time = Se pide una sola carta, y estas son varias: { $cards }.
advise-too-many-cards = Has escrito { $given ->
    [one] 1 carta
   *[other] { $given } cartas
}, y { $left ->
    [0] ya no falta ninguna
    [one] solo falta una
   *[other] solo faltan { $left }
}.
advise-no-such-round = Ninguna ronda se juega con «{ $text }» cartas por jugador. Las rondas se juegan con estas: { $sizes }.
advise-not-a-player = «{ $text }» no corresponde a ningún jugador, o corresponde a más de uno.
advise-not-those-players = «{ $text }» no se entiende: escribe un nombre distinto para cada uno de los demás, separados por espacios o comas, o cuántos son.
advise-other-number-of-players = Así serían { $given } jugadores, pero se ha indicado que juegan { $needed }.
advise-not-those-suits = «{ $text }»: escribe un palo distinto para cada uno de los { $players } jugadores, primero el tuyo.
advise-not-those-totals = «{ $text }»: escribe un total para cada uno de los { $players } jugadores.
advise-not-noted = Sin anotar: { $rest }.
advise-nothing-to-undo = Todavía no hay ninguna respuesta que deshacer.
advise-not-told = También hace falta { $flag }: mira foretell advise --help.
advise-says-too-much = { $flag } indica más de lo que se puede saber en este punto de la ronda.
advise-others-turn = No te toca a ti: le toca a { $player }. Indica todo lo que ha pasado hasta ahora.
advise-not-a-seat = { $flag } necesita un asiento de 0 a { $last }, no «{ $value }».
advise-other-number-of-cards = La baza { $trick } tiene { $given ->
    [one] 1 carta
   *[other] { $given } cartas
}, pero juegan { $players }.
advise-other-number-of-hands = --hands necesita { $needed ->
    [one] 1 mano
   *[other] { $needed } manos separadas por /
}, una por cada uno de los demás, no { $given }.
advise-position-says-it = Lo que dice { $flag } ya lo dice la posición: quita { $flag }.
advise-cannot-explain = El bot { $bot } juega, pero no sabe decir por qué. Elige uno que sepa, como searcher.
