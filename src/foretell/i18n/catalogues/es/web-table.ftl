### La mesa en el navegador

# $who is a player and $you says whether it is the reader (yes or no).

## Around the table

table-title = Mesa
table-of = Mesa de { $host }
table-loading = Se prepara la mesa …
table-seat = Asiento { $seat }
table-close = Cerrar
table-menu = Menú
table-pad = Hoja de puntos
table-tricks = Las bazas de esta ronda
table-keys = Teclas
table-leave = Dejar la mesa
table-players = Los jugadores
table-your-place = Tu sitio
table-watching = Estás mirando.
table-sit-down = Sentarse
table-moment = Un momento …
table-connection-connecting = Conectando …
table-connection-lost = Conexión perdida. Vuelve por sí sola.
table-clock = quedan { $time }

## Before the game

table-seats = Asientos
table-open-seat = Asiento libre
table-sit-here = Siéntate
table-sit-at = Siéntate en el asiento { $seat }
table-stand = Levantarse
table-bot-here = Bot
table-bot-at = Dar el asiento { $seat } a un bot
table-strength = Fuerza de { $who }
table-remove = Echar a { $who }
table-swap = Cambiar con otro asiento: { $who }
table-swap-with = Elige ahora quién cambia de sitio con { $who }.
table-its-you = tú
table-is-host = anfitrión
table-is-bot = bot
table-is-away = ausente
table-is-waiting = juega a partir de la próxima ronda
table-start = Empezar la partida
table-start-bots = { $open ->
    [one] Un bot ocupa el asiento libre.
   *[other] Los bots ocupan los { $open } asientos libres.
}
table-waits-for-host = La partida empieza cuando quiera { $host }.
table-no-host = No hay nadie que pueda empezar. Quien se siente puede hacerlo.
table-invite = Invitar
table-invite-how = Quien tenga este enlace toma asiento.
table-invite-watch = Todos los asientos están ocupados. Quien tenga este enlace puede mirar.
table-invite-text = Ven a jugar a mi mesa.
table-code = Código
table-qr = El enlace como código para la cámara
table-share = Compartir el enlace
table-copy = Copiar el enlace
table-copied = El enlace está copiado.
table-promised = La baraja ya está decidida
table-promised-text = Este número ata al servidor a la baraja antes de la primera carta. Cada persona de la mesa añade un número propio, y después de la partida todos pueden comprobar que no se cambió nada.
table-nonces = Con un número de: { $who }

## A seat

table-is-dealer = reparte
table-is-to-act = le toca
table-you-named = Tú, { $who }
table-owns-suit = juega { $suit }
table-total = total { $total }
table-no-bid-yet = sin apuesta todavía
table-standing-secret = apuesta secreta, lleva { $taken }
table-standing-needs = apuesta { $bid }, lleva { $taken }, { $by ->
    [one] falta 1
   *[other] faltan { $by }
}
table-standing-fulfilled = apuesta { $bid }, lleva { $taken }, justo
table-standing-over = apuesta { $bid }, lleva { $taken }, { $by } de más

## The round

table-round = Ronda { $number } de { $rounds }
table-sum-so-far = hasta ahora { $sum } para { $tricks ->
    [one] una baza
   *[other] { $tricks } bazas
}
table-sum-even = { $sum } para { $tricks }: igualadas
table-sum-overbid = { $sum } para { $tricks }: { $by } de más
table-sum-underbid = { $sum } para { $tricks }: { $by } de menos
table-bids-hidden = { $bid } de { $players } han apostado, sin mostrarlo
table-bids-secret = Apuestas secretas hasta el final de la ronda
table-trump-title = Triunfo
table-trump-suit = Triunfo: { $suit }. Vuelta: { $turned }.
table-trump-suit-only = Triunfo: { $suit }.
table-trump-none = Sin triunfo. Vuelta: { $turned }.
table-trump-choose = Triunfo por elegir. Vuelta: { $turned }.
table-trump-no-card = Sin triunfo: baraja agotada.
table-trump-one-suit = Sin triunfo: gana la carta más alta.
table-trump-short-none = sin triunfo
table-trump-short-choose = por elegir
table-trump-short-no-card = sin triunfo
table-trump-short-one-suit = gana la más alta

## What to do

table-turn-trump = Te toca: elige el triunfo
table-turn-bid = Te toca: apuesta
table-turn-lead = Te toca: sales tú
table-turn-play = Te toca: juega una carta
table-waits-choosing-trump = { $who } elige el triunfo
table-waits-bidding = { $who } apuesta
table-waits-playing = Le toca a { $who }
table-waits-for-bids = Faltan { $count } apuestas
table-ask-bid = { $tricks ->
    [one] ¿Ganarás la baza?
   *[other] ¿Cuántas de las { $tricks } bazas ganarás?
}
table-bid-of = Apostar { $bid }
table-ask-trump = Elige el triunfo
table-ask-trump-unseen = Lo haces antes de ver tu mano.
table-not-your-turn = Todavía no: le toca a { $who }.
table-nothing-to-do = Ahora mismo no hay nada que hacer.
table-bid-first = Primero se apuesta.
table-trump-first = Primero se elige el triunfo.
table-chosen-not-now = La carta que elegiste no se puede jugar ahora.

## Cards

table-your-hand = { $count ->
    [one] Tu mano: una carta
   *[other] Tu mano: { $count } cartas
}
table-card-chosen = { $card }, elegida
table-unseen-hand = { $count ->
    [one] Tu carta. La verás cuando todos hayan apostado.
   *[other] Tus { $count } cartas. Las verás cuando todos hayan apostado.
}
table-others-hands = Las manos de los demás
table-hand-unseen = No ves tu mano.
table-hand-empty = Tu mano está vacía.
table-trick = Baza { $number } de { $tricks }
table-led = ha salido
table-wins-so-far = va ganando
table-took-it = la ganó
table-last-trick = Última baza
table-spent-short = Cartas fuera
table-no-tricks = En esta ronda todavía no se ha ganado ninguna baza.
table-trick-taken = { $you ->
    [yes] Baza { $number }: tuya
   *[no] Baza { $number }: { $who }
}
table-spent = Fuera del juego: { $count ->
    [one] una carta
   *[other] { $count } cartas
}

## Score

table-round-over = Fin de la ronda { $number }
table-round-result = apuesta { $bid }, bazas { $taken }
table-pad-caption = Para cada ronda y jugador, la apuesta y el total
table-pad-cell = apuesta { $bid }, bazas { $taken }, { $points } puntos, total { $total }
table-pad-empty = Todavía no se ha anotado ninguna ronda.
table-round-word = Cartas de la ronda
table-round-sign = N.º
table-chart = Los totales ronda a ronda
table-chart-text = Los totales ronda a ronda. Ahora: { $totals }.

## After the game

table-wins = { $you ->
    [yes] ¡Ganas con { $total } puntos!
   *[no] Gana { $who } con { $total } puntos
}
table-win-together = Ganan juntos: { $who }, con { $total } puntos
table-rematch = Otra partida
table-rematch-waits = El anfitrión puede empezar otra partida.
table-record = Guardar la partida
table-figures = La partida en cifras
table-figure-best = Mejor ronda
table-figure-worst = Peor ronda
table-figure-round = { $who }, ronda { $round }
table-figure-streak = Apuestas justas seguidas
table-figure-exact = Más apuestas justas
table-figure-leads = Cambios en cabeza
table-exact-of = { $who }: { $exact } de { $rounds } apuestas justas
table-fair-title = ¿Fue limpia la baraja?
table-fair-text = Antes de la primera carta el servidor estaba atado a la baraja. Tu navegador puede comprobar, con código propio, que cada carta salió de ella.
table-fair-check = Comprobar la baraja
table-fair-good = La baraja fue limpia: cada carta es como se prometió.
table-fair-bad = La baraja no es la prometida ({ $code }).
table-fair-numbers = Los números
table-fair-commitment = Compromiso
table-fair-seed = Semilla
table-fair-salt = Sal

## Bots

table-bots-wait = Los bots tardan más por ahora: han calculado mucho para las mesas de quien invita.

## Taking back

table-undo = Deshacer
table-undo-asked = { $you ->
    [yes] Pides deshacer tu última jugada.
   *[no] { $who } pide deshacer la última jugada.
}
table-undo-agree = De acuerdo
table-undo-refuse = No
table-undo-waits = Tiene que aceptar: { $who }
table-removal-asked = { $you ->
    [yes] Pides echar a { $target } de la mesa.
   *[no] { $who } pide echar a { $target } de la mesa.
}
table-removal-asked-you = { $who } pide echarte de la mesa.

## Preferences and the host’s matters

table-preferences = A tu gusto
table-prefer-order = Orden de la mano
    .trump-first = Primero el triunfo
    .suits = Por palos
    .ranks = Por valor
table-prefer-speed = Velocidad
    .slow = Lenta
    .normal = Normal
    .quick = Rápida
    .none = Sin animación
table-prefer-confirm = Tocar dos veces para jugar una carta
table-prefer-preselect = Elegir una carta antes de tu turno
table-prefer-playonly = Jugar sola la única carta posible
table-prefer-sound = Sonidos
table-host-matters = Como anfitrión

## Keys

table-key-arrows = recorren tu mano
table-key-enter = juega la carta
    .name = Intro
table-key-digits = apuestan
table-key-h = lee tu mano
table-key-t = lee la baza
table-key-b = lee apuestas y bazas
table-key-s = lee los puntos
table-key-u = lee el triunfo
table-key-w = dice a quién le toca
table-key-help = esta lista

## What happened, read aloud

table-told-pair = { $who }: { $what }
table-told-seated = { $you ->
    [yes] Te sientas.
   *[no] { $who } se sienta.
}
table-told-waits = { $you ->
    [yes] Te sientas, y juegas a partir de la próxima ronda.
   *[no] { $who } se sienta, y juega a partir de la próxima ronda.
}
table-told-vacated = El asiento { $seat } vuelve a estar libre.
table-told-stood-in = { $you ->
    [yes] No estás. Juega un bot por ti.
   *[no] { $who } no está. Juega un bot.
}
table-told-back = { $you ->
    [yes] Estás de vuelta.
   *[no] { $who } está de vuelta.
}
table-told-undo-refused = { $you ->
    [yes] Dices que no.
   *[no] { $who } dice que no.
}
table-told-undo-lapsed = No se deshace nada: no han contestado todos.
table-told-removal-lapsed = No se echa a nadie: no han contestado todos.
table-told-taken-back = { $you ->
    [yes] Deshaces tu última jugada.
   *[no] { $who } deshace la última jugada.
}
table-told-dealt = { $you ->
    [yes] Ronda { $round }. Repartes { $cards ->
        [one] una carta
       *[other] { $cards } cartas
    } a cada uno.
   *[no] Ronda { $round }. { $who } reparte { $cards ->
        [one] una carta
       *[other] { $cards } cartas
    } a cada uno.
}
table-told-trump = { $you ->
    [yes] Eliges el triunfo: { $suit }.
   *[no] { $who } elige el triunfo: { $suit }.
}
table-told-bid = { $you ->
    [yes] Apuestas { $bid }.
   *[no] { $who } apuesta { $bid }.
}
table-told-has-bid = { $you ->
    [yes] Has apostado.
   *[no] { $who } ha apostado.
}
table-told-played = { $you ->
    [yes] Tú: { $card }.
   *[no] { $who }: { $card }.
}
table-told-won = { $you ->
    [yes] Ganas la baza.
   *[no] { $who } gana la baza.
}
table-told-won-with = { $you ->
    [yes] La ganaste con { card-with-article }.
   *[no] La ganó { $who } con { card-with-article }.
}
table-told-trick = La baza: { $cards }.
table-told-score = { $who }: { $points } puntos, total { $total }.
table-told-total = { $who }: { $total }.
table-told-hand = Tu mano: { $cards }.
table-told-legal = Puedes jugar { $cards }.
