### Why something is not done: a message per refusal, named after its code, its fields as variables

## Texts that stand for something

card-unknown = «{ $text }» no es ninguna de las 60 cartas. Una carta se escribe con la letra del palo y el valor, de C1 a S13; los Magos van de Z1 a Z4 y los Bufones de N1 a N4.
card-unknown-suit = «{ $text }» no es la letra de ningún palo: escribe C, D, H o S.
seed-invalid = «{ $seed }» no es una semilla. Una semilla tiene de 1 a 128 caracteres, todos cifras o letras de la «a» a la «f».
nonce-invalid = «{ $nonce }» no es un nonce. Un nonce tiene de 1 a 128 caracteres, todos cifras o letras minúsculas de la «a» a la «f».
language-unknown = Foretell no habla «{ $language }». Elige uno de estos idiomas: { $known }.
bots-unknown = No hay ningún bot llamado «{ $bot }». Elige uno de estos: { $known }.
bots-unknown-style = { $bot } no tiene ningún estilo llamado «{ $style }». Elige uno de estos: { $known }.
bots-erred = El bot { $bot } del asiento { $seat } ha cometido un error: ha pedido { $action }, que ese asiento no puede hacer ahora.
bots-crashed = El bot { $bot } del asiento { $seat } ha fallado: { $reason }
bots-broken = El bot { $bot } no se puede cargar aquí: { $reason }. Elige otro o repara el paquete que lo ofrece.

## Partes que no están instaladas

floors-missing = Hace falta el extra «{ $floor }» de Foretell, que no está instalado. Instálalo con: { $install }
floors-no-lab = «{ $what }» es parte de foretell-lab, que no está instalado. Instálalo en la carpeta del código de Foretell con: { $install }

## Options

options-unknown = No hay ninguna opción llamada «{ $option }». Las opciones son: { $known }.
options-unknown-preset = No hay ninguna variante predefinida llamada «{ $preset }». Elige una de estas: { $known }.
options-invalid = { FLAG($option) } no puede ser «{ $value }». { $option ->
    [hand_sizes] Valores permitidos: manos de { $allowed } cartas, como 1,3,5 o 1-5.
   *[other] Valores permitidos: { $allowed }.
}
options-even-bid-needs-open-bids = --even-bid { $even-bid } no es compatible con --bidding { $bidding }: el último en apostar no conocería la suma de las apuestas. Elige --bidding open o --even-bid free.
options-two-players-need-secret-bids = --players { $players } no es compatible con --bidding { $bidding }: entre dos, las apuestas se revelan al acabar la ronda. Elige --bidding secret o más jugadores.
options-one-suit-needs-three-or-four = --deal { $deal } no es compatible con --players { $players }: con un palo por jugador se juega entre tres o cuatro. Elige --players 3, --players 4 o --deal shared.
options-nothing-to-follow = --follow-after-wizard no es compatible con --deal { $deal }: en ese juego nunca hay palo pedido. Quita una de las dos opciones.
options-no-round-is-clairvoyant = --clairvoyant-rounds { $clairvoyant-rounds } necesita --clairvoyance: sin ella ninguna ronda se juega con clarividencia. Añade --clairvoyance o quita --clairvoyant-rounds.
options-no-bid-is-restricted = --even-bid-from { $even-bid-from } necesita un límite para la suma: con --even-bid { $even-bid } las apuestas pueden igualar las bazas en todas las rondas. Elige --even-bid not_leader o --even-bid never, o quita --even-bid-from.
options-fixed-schedule = --hand-sizes no es compatible con { $deal ->
    [one_suit] --deal one_suit
   *[shared] --players { $players }
}: las rondas de ese juego son fijas. Quita una de las dos opciones.
options-too-many-rounds = --hand-sizes indica { $rounds } rondas, pero una partida tiene { $most } como máximo. Quita algunas.

## Turns

refusals-seat = Asiento { $seat }
turn-game-over = La partida ha terminado: ya no se puede hacer nada en ella.
turn-not-dealt = Todavía no se han repartido las cartas siguientes: hasta entonces nadie puede actuar.
turn-choose-trump = Primero hay que elegir el triunfo: { $you ->
    [yes] te toca elegir uno de los cuatro palos.
   *[no] { $who }, que reparte, elige uno de los cuatro palos.
}
turn-bid = Primero se apuesta: { $you ->
    [yes] te toca apostar.
   *[no] le toca apostar a { $who }.
}
turn-play = Ya se ha apostado: { $you ->
    [yes] te toca jugar una carta.
   *[no] le toca jugar una carta a { $who }.
}
trump-not-dealer = El triunfo solo lo elige quien reparte: { $who }.
bid-not-your-turn = Le toca apostar a { $who }.
play-not-your-turn = Le toca jugar a { $who }.
undo-nothing = No hay nada que deshacer: en esta ronda todavía no has hecho nada, o desde entonces alguien ha jugado, ha apostado o ha visto algo nuevo.

## Bids

bid-stands = { $you ->
    [yes] Ya has
   *[no] { $who } ya ha
} apostado, y una apuesta no se cambia.
bid-out-of-range = No se puede apostar { $bid }: apuesta un número entero de 0 a { $hand-size }, el número de cartas en la mano.
bid-even = No se puede apostar { $bid }: las apuestas sumarían { $hand-size }, justo las bazas de esta ronda, y el último en apostar tiene que evitarlo. Apuesta otro número de 0 a { $hand-size }.
bid-even-leader = No se puede apostar { $bid }: las apuestas sumarían { $hand-size }, justo las bazas de esta ronda, y el último en apostar tiene que evitarlo mientras sea líder en solitario. Apuesta otro número de 0 a { $hand-size }.

## Cards

play-not-in-hand = No tienes esta carta: { $card }. Juega una de las que tienes en la mano.
play-must-follow-suit = Tienes que seguir el palo ({ $led }), no puedes jugar esta carta: { $card }. Puedes jugar: { $allowed }.
